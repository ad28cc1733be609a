import { amountOf, unitsPerOne } from '@fairhouse/money'
import { promotionAccount } from '#modules/wallet'
import type { ProviderDeps } from '../deps.ts'
import { playerIdOf } from '../wallet-api/player-ids.ts'

/** The play money of a new player; below the low mark it is topped up to this again. */
const fullBalance = amountOf(100_000n * unitsPerOne)
const lowBalance = amountOf(10_000n * unitsPerOne)

/** Tops up a member's play money. Two concurrent calls may both add: it has no value. */
export async function fillTrial({ kit, player }: ProviderDeps, memberId: string): Promise<void> {
  const { ledger, funds, scope, lane, cash } = await player(playerIdOf(memberId, 'trial'))
  const has = await ledger.balanceOf(funds)
  if (has >= lowBalance) return
  await ledger.transfer({
    id: kit.random.orderedId(),
    code: 'trial.fill',
    lane,
    reference: 'play money',
    postings: [{ from: [promotionAccount(scope)], to: cash, amount: amountOf(fullBalance - has) }],
  })
}
