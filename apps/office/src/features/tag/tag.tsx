import { join, StatusDot, toneText, type Tone } from '@fairhouse/ui'

/** Inline state: a coloured dot and its label. */
export function Tag({ tone, text }: { tone: Tone; text: string }) {
  return (
    <span className={join('inline-flex items-center gap-2.5 font-medium', toneText[tone])}>
      <StatusDot tone={tone} />
      {text}
    </span>
  )
}
