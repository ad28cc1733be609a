import { parseAmount, type Amount } from '@fairhouse/money'
import type { LotteryRefusal } from '@fairhouse/protocol/lottery'
import type { VendorAnswer, VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import type { Log, WalletClient, WalletRecord } from '#kit'
import { BetRefused } from './refused.ts'

type BetVerb = Extract<VendorVerb, 'debit' | 'cancel'>

/** LIST of final refusals of the wallet, with the refusal shown to the player. */
const refusals: Record<string, LotteryRefusal> = {
  too_late: 'too_late',
  insufficient_funds: 'insufficient_funds',
  limit_reached: 'limit_reached',
  player_blocked: 'player_blocked',
  unknown_player: 'player_blocked',
  session_expired: 'session_expired',
  game_disabled: 'game_closed',
  too_soon: 'too_soon',
}

export const toRefusal = (code: string): BetRefused =>
  new BetRefused(refusals[code] ?? 'internal_error')

/** The wallet's answer. Throws `try_again` without one: what happened is then unknown. */
export async function askWallet<V extends BetVerb>(
  { wallet, log }: { wallet: WalletClient; log: Log },
  provider: string,
  verb: V,
  body: VendorInput<V>,
  records: readonly WalletRecord[] = [],
): Promise<VendorAnswer<V>> {
  try {
    return await wallet.call(provider, verb, body, records)
  } catch (error) {
    log.warn({ err: error, verb }, 'the wallet did not answer')
    throw new BetRefused('try_again')
  }
}

export function balanceIn(value: { balance: string }): Amount {
  const balance = parseAmount(value.balance)
  if (balance === undefined) throw new Error('the wallet answered an invalid balance')
  return balance
}
