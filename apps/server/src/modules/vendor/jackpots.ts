import { amountOf, smaller, sum, zero, type Amount } from '@fairhouse/money'
import { jackpotAccount, laneCount, transitAccount, type WalletModule } from '#modules/wallet'
import { transferIdOf } from './ids.ts'
import type { JackpotPart } from './money.ts'
import type { Player } from './players.ts'

/**
 * A pot has a part in each lane. Before a win is paid from the player's lane, what is missing there
 * is brought over from the others. The ids follow from the transaction: after a crash the same
 * money arrives once.
 */
export async function gatherPot(
  wallet: WalletModule,
  player: Player,
  vendor: string,
  transactionId: string,
  { code, contribution, win }: JackpotPart,
): Promise<void> {
  if (win === 0n) return
  const lanes = Array.from({ length: laneCount }, (_, lane) => lane)
  const held = await Promise.all(
    lanes.map((lane) => wallet.balanceOf([jackpotAccount(code, { ...player.books, lane })])),
  )
  const there = amountOf((held[player.lane] ?? zero) + contribution)
  if (win <= there) return
  // All lanes together hold too little, or it was paid before: the wallet will say which.
  const isPaid = await wallet.find(transferIdOf('transaction', vendor, transactionId))
  if (isPaid || win > sum([...held, contribution])) return
  let missing = amountOf(win - there)
  for (const lane of lanes) {
    if (lane === player.lane || missing === 0n) continue
    const part = smaller(missing, held[lane] ?? zero)
    if (part > 0n) await bring(wallet, player, { code, vendor, transactionId, lane, part })
    missing = amountOf(missing - part)
  }
}

interface Part {
  code: string
  vendor: string
  transactionId: string
  lane: number
  part: Amount
}

/** Out of one lane and into another: what is between them lies in the transit accounts. */
async function bring(wallet: WalletModule, player: Player, move: Part) {
  const { code, vendor, transactionId, lane, part } = move
  const there = { ...player.books, lane }
  const name = `${transactionId} ${lane}`
  const facts = { code: 'jackpot.gather', reference: `jackpot/${code}`, asked: name }
  const out = await wallet.transfer({
    ...facts,
    id: transferIdOf('pull', vendor, name),
    lane,
    postings: [{ from: [jackpotAccount(code, there)], to: transitAccount(there), amount: part }],
  })
  if (out.refusal !== undefined) return
  const amount = out.taken[0]?.[0] ?? part
  await wallet.transfer({
    ...facts,
    id: transferIdOf('push', vendor, name),
    lane: player.lane,
    postings: [{ from: [transitAccount(player.books)], to: player.pot(code), amount }],
  })
}
