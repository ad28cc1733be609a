import type { Value } from '@fairhouse/browser/call'
import type { DepositState } from '@fairhouse/protocol'
import type { Tone } from '@fairhouse/ui'

export type DepositFile = Value<'GET /office/api/deposit/one'>
export type DepositRow = DepositFile['deposit']

export const tones: Record<DepositState, Tone> = {
  reviewing: 'warn',
  created: 'quiet',
  pending: 'quiet',
  credited: 'good',
  failed: 'bad',
  expired: 'quiet',
  rejected: 'bad',
}

/** Those that people must look at first. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const states = Object.keys(tones) as DepositState[]

/** In which people may decide: money may come late, and in the wrong way. */
export const isOpen = (state: DepositState) =>
  state === 'reviewing' || state === 'pending' || state === 'expired' || state === 'failed'

type Why = NonNullable<DepositRow['reason']>

const whys: Record<Why, true> = {
  unavailable: true,
  declined: true,
  late: true,
  amount: true,
  currency: true,
  proof: true,
  staff: true,
}

/** A reason is one that the system knows, or what a colleague wrote. */
export const isWhy = (reason: string): reason is Why => Object.hasOwn(whys, reason)
