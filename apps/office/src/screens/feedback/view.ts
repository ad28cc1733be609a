import type { Value } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'

export type Row = Value<'GET /office/api/feedback'>['list'][number]
export type State = Row['state']

export const states = ['open', 'answered', 'closed'] as const satisfies readonly State[]

export const tones: Record<State, Tone> = { open: 'warn', answered: 'good', closed: 'quiet' }
