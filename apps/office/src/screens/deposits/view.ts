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

/** States that need review first. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const states = Object.keys(tones) as DepositState[]

/** States in which staff may decide: money may arrive late or in the wrong way. */
export const isOpen = (state: DepositState) =>
  state === 'reviewing' || state === 'pending' || state === 'expired' || state === 'failed'

type KnownReason = NonNullable<DepositRow['reason']>

const knownReasons: Record<KnownReason, true> = {
  unavailable: true,
  declined: true,
  late: true,
  amount: true,
  currency: true,
  proof: true,
  staff: true,
}

/** True for a system reason; others are free text of a colleague. */
export const isKnownReason = (reason: string): reason is KnownReason =>
  Object.hasOwn(knownReasons, reason)
