import { Toggle } from '#features/toggle'
import { useWords } from '#lib/later-words'
import { payoutKinds } from './told.ts'

type Kind = (typeof payoutKinds)[number]

interface Props {
  label: string
  kinds: readonly Kind[]
  error?: string
  onChange: (kinds: Kind[]) => void
}

/** To what money is paid out. */
export function KindsField({ label, kinds, error, onChange }: Props) {
  const { t } = useWords()
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {payoutKinds.map((kind) => (
        <Toggle
          key={kind}
          label={t(`payments.payout_${kind}`)}
          isOn={kinds.includes(kind)}
          onChange={(isOn) =>
            onChange(payoutKinds.filter((one) => (one === kind ? isOn : kinds.includes(one))))
          }
        />
      ))}
      {error !== undefined && <p className="text-sm text-bad">{error}</p>}
    </fieldset>
  )
}
