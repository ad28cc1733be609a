import { join } from './join.ts'
import { toneText, type Tone } from './tone.ts'

interface Props {
  tone: Tone
  /** Breathes while something is under way or live. */
  moving?: boolean
}

/** Always beside words that say the same: colour alone tells nobody anything. */
export function StatusDot({ tone, moving = false }: Props) {
  return (
    <span aria-hidden="true" className={join('relative inline-flex size-2.5', toneText[tone])}>
      <span
        className={join(
          'absolute -inset-1 rounded-full bg-current opacity-20',
          moving && 'animate-breathe',
        )}
      />
      <span className="relative size-2.5 rounded-full bg-current" />
    </span>
  )
}
