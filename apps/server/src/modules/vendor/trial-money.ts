import { amountOf, unitsPerOne } from '@fairhouse/money'
import { promotionAccount } from '#modules/wallet'
import type { Desk } from './desk.ts'
import { playerIdOf } from './trial-player.ts'

/** What a new player for fun has, and whoever has lost nearly all of it has again. */
const full = amountOf(100_000n * unitsPerOne)
const low = amountOf(10_000n * unitsPerOne)

/** Fills the play money of a member up. Two at once may both give; it is worth nothing. */
export async function fillTrial({ kit, player }: Desk, memberId: string): Promise<void> {
  const { ledger, funds, books, lane, cash } = await player(playerIdOf(memberId, 'trial'))
  const has = await ledger.balanceOf(funds)
  if (has >= low) return
  await ledger.transfer({
    id: kit.random.orderedId(),
    code: 'trial.fill',
    lane,
    reference: 'play money',
    postings: [{ from: [promotionAccount(books)], to: cash, amount: amountOf(full - has) }],
  })
}
