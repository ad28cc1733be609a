import { Icon } from '../media/icon.tsx'
import { join } from '../utils/join.ts'

const boxClass = join(
  'flex items-start gap-3 rounded-control border border-bad bg-surface-sunken px-4 py-3',
  'text-sm text-bad',
)

/** Inline error that screen readers announce; renders nothing without a text. */
export function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className={boxClass}>
      <Icon name="alert" className="mt-px size-4.5" />
      {text}
    </p>
  )
}
