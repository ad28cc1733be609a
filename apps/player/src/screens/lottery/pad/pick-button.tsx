import { join } from '@fairhouse/ui'

interface Props {
  label: string
  /** Shown below, for example the price of this pick. */
  note?: string | undefined
  isOn: boolean
  isBanker?: boolean
  onPress: () => void
}

const pickClass = join(
  'flex min-h-11 min-w-11 cursor-pointer flex-col items-center justify-center rounded-control',
  'border border-control bg-surface px-1.5 py-1 font-semibold tabular-nums transition-colors',
  'hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent',
  'aria-pressed:text-on-accent',
)

/** A number or an outcome that can be picked. */
export function PickButton({ label, note, isOn, isBanker = false, onPress }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={join(pickClass, isBanker && 'underline decoration-2 underline-offset-4')}
    >
      <span className="text-center text-sm leading-tight break-words">{label}</span>
      {note !== undefined && (
        <span className="text-[0.6875rem] leading-tight font-medium opacity-85">{note}</span>
      )}
    </button>
  )
}

const chipClass = join(
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center justify-center rounded-full border',
  'border-line px-3 text-sm font-medium text-text-quiet transition-colors',
  'hover:border-accent hover:text-text aria-pressed:border-accent aria-pressed:bg-accent-soft',
  'aria-pressed:text-accent-strong',
)

interface ChipProps {
  isOn?: boolean
  onPress: () => void
  children: React.ReactNode
}

/** A small choice beside others. */
export function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress} className={chipClass}>
      {children}
    </button>
  )
}
