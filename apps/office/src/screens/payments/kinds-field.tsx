import { adminWords } from '@fairhouse/i18n/office'
import { Toggle } from '#features/toggle'
import { useWords } from '#lib/words'
import type { targetKinds } from './view.ts'

interface Props<Kind> {
  label: string
  /** Available options. */
  all: readonly Kind[]
  kinds: readonly Kind[]
  error?: string
  onChange: (kinds: Kind[]) => void
}

/** Payout account kinds. */
export function KindsField<Kind extends (typeof targetKinds)[number]>({
  label,
  all,
  kinds,
  error,
  onChange,
}: Props<Kind>) {
  const { t } = useWords(adminWords)
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {all.map((kind) => (
        <Toggle
          key={kind}
          label={t(`payments.payout_${kind}`)}
          isOn={kinds.includes(kind)}
          onChange={(isOn) =>
            onChange(all.filter((item) => (item === kind ? isOn : kinds.includes(item))))
          }
        />
      ))}
      {error !== undefined && <p className="text-sm text-bad">{error}</p>}
    </fieldset>
  )
}
