export type Tone = 'good' | 'warn' | 'bad' | 'quiet'

export const toneText: Record<Tone, string> = {
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  quiet: 'text-text-quiet',
}
