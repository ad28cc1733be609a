import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'

/** Name of the payout recipient. Set with the first payout account; only staff can change it. */
export function RealName({ name }: { name: string | null }) {
  const { t } = useWords(accountWords)
  return (
    <>
      {name !== null && <p className="text-lg font-semibold">{name}</p>}
      <p className="text-text-quiet">
        {t(name === null ? 'security.real_name_missing' : 'security.real_name_fixed')}
      </p>
    </>
  )
}
