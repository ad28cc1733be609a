import { useAccountWords } from '#lib/account-words'

/** To whom payouts go: told with the first account that they go to, and not changed by oneself. */
export function RealName({ name }: { name: string | null }) {
  const { ta } = useAccountWords()
  return (
    <>
      {name !== null && <p className="text-lg font-semibold">{name}</p>}
      <p className="text-text-quiet">
        {ta(name === null ? 'security.real_name_missing' : 'security.real_name_fixed')}
      </p>
    </>
  )
}
