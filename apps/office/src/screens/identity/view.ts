import type { Value } from '@fairhouse/browser/call'
import type { DocumentFault, ReviewState } from '@fairhouse/protocol'
import type { Tone } from '@fairhouse/ui'

export type ReviewFile = Value<'GET /office/api/identity/one'>
export type ReviewRow = ReviewFile['review']

export const tones: Record<ReviewState, Tone> = {
  waiting: 'warn',
  accepted: 'good',
  refused: 'bad',
}

/** Open states first. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const states = Object.keys(tones) as ReviewState[]

export const faults: readonly DocumentFault[] = [
  'unreadable',
  'expired',
  'mismatch',
  'underage',
  'other',
]
