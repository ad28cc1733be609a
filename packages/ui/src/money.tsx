import { join } from './join.ts'
import { toneText, type Tone } from './tone.ts'

interface Props {
  /** The amount as its language and currency write it. */
  text: string
  tone?: Tone
  className?: string
}

/** Figures of one width, never broken, and in their own order among right-to-left words. */
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
