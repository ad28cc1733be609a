import { Icon } from './icon.tsx'
import { join } from './join.ts'

const boxClass = join(
  'flex items-start gap-3 rounded-control border border-bad bg-surface-sunken px-4 py-3',
  'text-sm text-bad',
)

/** What went wrong, read out when it appears; nothing where all is well. */
export function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className={boxClass}>
      <Icon name="alert" className="mt-px size-4.5" />
      {text}
    </p>
  )
}
