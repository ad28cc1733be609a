import { join } from '../utils/join.ts'
import { toneText, type Tone } from './tone.ts'

interface Props {
  tone: Tone
  /** Pulses for something in progress or live. */
  moving?: boolean
}

/** Needs a text beside it: colour alone carries no information. */
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
