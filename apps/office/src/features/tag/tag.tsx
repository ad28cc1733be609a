import { join, StatusDot, toneText, type Tone } from '@fairhouse/ui'

/** A state in a line of text: a dot and its word. */
export function Tag({ tone, text }: { tone: Tone; text: string }) {
  return (
    <span className={join('inline-flex items-center gap-2.5 font-medium', toneText[tone])}>
      <StatusDot tone={tone} />
      {text}
    </span>
  )
}
