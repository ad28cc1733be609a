import { parseAmount, type Amount } from '@fairhouse/money'
import type { StudioRefusal } from '@fairhouse/protocol/studio'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import { StudioRefused, type Log, type WalletClient, type WalletRecord } from '#kit'
import type { Round } from './round.ts'

type MoneyVerb = Extract<VendorVerb, 'play' | 'debit' | 'credit' | 'rollback'>

export type WalletAnswer = { accepted: true; balance: Amount; isRepeat: boolean } | WalletRefusal

/** A record contradicts a committed row: another process has played at this seat. */
export class StaleSeat extends Error {}

/** The wallet refused and no money moved. `code` is the refusal shown to the player. */
export interface WalletRefusal {
  accepted: false
  code: StudioRefusal
  reason: string
}

/** LIST of final refusals by the wallet and its guards, with the refusal shown to the player. */
const refusals: Record<string, StudioRefusal> = {
  insufficient_funds: 'insufficient_funds',
  limit_reached: 'limit_reached',
  player_blocked: 'player_blocked',
  unknown_player: 'player_blocked',
  session_expired: 'session_expired',
  seat_taken: 'session_expired',
  game_disabled: 'game_closed',
  round_closed: 'game_closed',
  rolled_back: 'game_closed',
}

/** The refusal shown to the player, by the one that the wallet stored with a round. */
export const refusalOf = (stored: string): StudioRefusal => refusals[stored] ?? 'internal_error'

/** Codes after the operator dropped all play money: pots are then empty and stakes unknown. */
const droppedMoneyCodes = new Set(['bad_request', 'unknown_transaction'])

/** Calls the wallet. Returns a final answer or throws `try_again`. */
export function createWalletCall(wallet: WalletClient, log: Log) {
  return async <V extends MoneyVerb>(
    { game, mode }: Round,
    verb: V,
    body: VendorInput<V>,
    records: readonly WalletRecord[] = [],
  ): Promise<WalletAnswer> => {
    const answer = await wallet.call(game.vendor, verb, body, records).catch((error: unknown) => {
      log.warn({ err: error, verb }, 'the wallet did not answer')
      throw new StudioRefused('try_again')
    })
    if (answer.success) {
      const balance = parseAmount(answer.value.balance)
      if (balance === undefined) throw new Error('the wallet answered an invalid balance')
      return { accepted: true, balance, isRepeat: answer.value.duplicate === true }
    }
    // An id that another round has is found when the seat is read again.
    const isStale = answer.code === 'stale_record' || answer.code === 'duplicate_mismatch'
    if (isStale && records.length > 0) throw new StaleSeat(answer.code)
    const code = refusals[answer.code]
    if (code) return { accepted: false, code, reason: answer.code }
    // The market's minimum cycle: nothing moved, and the same round is sent again.
    if (answer.code === 'too_soon') throw new StudioRefused('too_soon')
    const isDropped = verb === 'credit' && mode === 'trial' && droppedMoneyCodes.has(answer.code)
    if (isDropped) return { accepted: false, code: 'try_again', reason: 'dropped' }
    // A fault of the wallet or of ours: the round stays open until the answer is final.

    log.error({ verb, code: answer.code }, 'the wallet gave no final answer')
    throw new StudioRefused('try_again')
  }
}
