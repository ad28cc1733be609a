import { toWire, type Amount } from '@fairhouse/money'
import type { FrameMessage } from '@fairhouse/protocol/frame'
import type { Refused } from '#kit/studio'
import type { End, Notice } from './state.ts'

type Consequence = { readonly notice: Notice } | { readonly end: End }

/** State after a refusal. Temporary refusals are retried and never reach this. */
export function consequenceOf({ code }: Refused): Consequence {
  switch (code) {
    case 'session_expired':
      return { end: 'expired' }
    case 'game_closed':
      return { end: 'closed' }
    case 'player_blocked':
      return { end: 'blocked' }
    case 'insufficient_funds':
    case 'limit_reached':
    case 'bet_not_offered':
    case 'not_allowed':
      return { notice: code }
    case 'round_open':
      return { notice: 'round_elsewhere' }
    default:
      return { end: 'broken' }
  }
}

/** Message to the surrounding page, with the stake that was refused. */
export function messageOf({ code }: Refused, stake?: Amount): FrameMessage | undefined {
  if (code === 'session_expired') return { type: 'expired' }
  const isByLimits = code === 'limit_reached' || code === 'player_blocked'
  if (!isByLimits) return undefined
  return { type: 'refused', code, ...(stake !== undefined && { stake: toWire(stake) }) }
}
