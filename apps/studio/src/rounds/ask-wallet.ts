import { parseAmount, type Amount } from '@fairhouse/money'
import type { StudioRefusal } from '@fairhouse/protocol/studio'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import { StudioRefused, type Log, type WalletClient } from '#kit'
import type { Round } from './round.ts'

type Moving = Extract<VendorVerb, 'play' | 'debit' | 'credit' | 'rollback'>

export type Told = { taken: true; balance: Amount; isRepeat: boolean } | NotTaken

/** Clearly refused: no money moved. `code` is what the player is told. */
export interface NotTaken {
  taken: false
  code: StudioRefusal
  reason: string
}

/** LIST of the wallet's refusals that decide something, as the player hears of them. */
const refusals: Record<string, StudioRefusal> = {
  insufficient_funds: 'insufficient_funds',
  limit_reached: 'limit_reached',
  player_blocked: 'player_blocked',
  unknown_player: 'player_blocked',
  session_expired: 'session_expired',
  game_disabled: 'game_closed',
  round_closed: 'game_closed',
  rolled_back: 'game_closed',
}

/** The operator drops all play money from time to time: pots are empty then, stakes unknown. */
const ofDropped = new Set(['bad_request', 'unknown_transaction'])

/** What became of a question to the wallet; a clear answer, or `try_again`. */
export function createAskWallet(wallet: WalletClient, log: Log) {
  return async <V extends Moving>(
    { game, mode }: Round,
    verb: V,
    body: VendorInput<V>,
  ): Promise<Told> => {
    const answer = await wallet.call(game.vendor, verb, body).catch((error: unknown) => {
      log.warn({ err: error, verb }, 'the wallet did not answer')
      throw new StudioRefused('try_again')
    })
    if (answer.success) {
      const balance = parseAmount(answer.value.balance)
      if (balance === undefined) throw new Error('the wallet told a balance that is none')
      return { taken: true, balance, isRepeat: answer.value.duplicate === true }
    }
    const code = refusals[answer.code]
    if (code) return { taken: false, code, reason: answer.code }
    // The market's pace: nothing moved, and the same round is asked for again.
    if (answer.code === 'too_soon') throw new StudioRefused('too_soon')
    const isDropped = verb === 'credit' && mode === 'trial' && ofDropped.has(answer.code)
    if (isDropped) return { taken: false, code: 'try_again', reason: 'dropped' }
    // Its own trouble, or ours with it: the round waits until the answer is clear.
    log.error({ verb, code: answer.code }, 'the wallet gave no answer that ends a round')
    throw new StudioRefused('try_again')
  }
}
