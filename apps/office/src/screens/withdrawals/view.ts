import type { Value } from '@fairhouse/browser/call'
import type { WithdrawalState } from '@fairhouse/protocol'
import type { Tone } from '@fairhouse/ui'

export type WithdrawalFile = Value<'GET /office/api/withdrawal/one'>
export type WithdrawalRow = Value<'GET /office/api/withdrawals'>['list'][number]

export const tones: Record<WithdrawalState, Tone> = {
  requested: 'warn',
  reviewing: 'warn',
  approved: 'warn',
  paying: 'quiet',
  partlyPaid: 'warn',
  paid: 'good',
  failed: 'bad',
  rejected: 'bad',
}

/** States in the order that a withdrawal reaches them. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const states = Object.keys(tones) as WithdrawalState[]

/** LIST of the states that allow each action; same as on the server. */
const from = {
  take: ['requested', 'reviewing', 'approved', 'partlyPaid'],
  approve: ['requested', 'reviewing'],
  reject: ['requested', 'reviewing', 'approved'],
  pay: ['approved', 'partlyPaid'],
  giveBack: ['partlyPaid'],
} as const satisfies Record<string, readonly WithdrawalState[]>

/** The held amount was returned: nothing is left to decide. */
const isOver = ({ due }: WithdrawalRow) => /^[0.]+$/.test(due)

export function can(move: keyof typeof from, row: WithdrawalRow): boolean {
  const fitting: readonly WithdrawalState[] = from[move]
  return fitting.includes(row.state) && !isOver(row)
}
