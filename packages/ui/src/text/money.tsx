import { join } from '../utils/join.ts'
import { toneText, type Tone } from '../feedback/tone.ts'

interface Props {
  /** Amount, formatted for its locale and currency. */
  text: string
  tone?: Tone
  className?: string
}

/** Tabular figures that never wrap, isolated from right-to-left text. */
export function Money({ text, tone, className }: Props) {
  return (
    <bdi
      className={join(
        'font-semibold whitespace-nowrap tabular-nums',
        tone && toneText[tone],
        className,
      )}
    >
      {text}
    </bdi>
  )
}
