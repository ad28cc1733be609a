import { Toggle } from '#features/toggle'
import { useWords } from '#lib/later-words'
import type { targetKinds } from './told.ts'

interface Props<Kind> {
  label: string
  /** Those that can be chosen. */
  all: readonly Kind[]
  kinds: readonly Kind[]
  error?: string
  onChange: (kinds: Kind[]) => void
}

/** To what money is paid out. */
export function KindsField<Kind extends (typeof targetKinds)[number]>({
  label,
  all,
  kinds,
  error,
  onChange,
}: Props<Kind>) {
  const { t } = useWords()
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {all.map((kind) => (
        <Toggle
          key={kind}
          label={t(`payments.payout_${kind}`)}
          isOn={kinds.includes(kind)}
          onChange={(isOn) =>
            onChange(all.filter((one) => (one === kind ? isOn : kinds.includes(one))))
          }
        />
      ))}
      {error !== undefined && <p className="text-sm text-bad">{error}</p>}
    </fieldset>
  )
}
