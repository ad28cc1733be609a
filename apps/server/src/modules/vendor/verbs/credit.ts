import { amountOf, splitByWeights, zero, type Amount } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Guard } from '#modules/wallet'
import type { Vendor } from '../book.ts'
import type { Desk } from '../desk.ts'
import { closingGuard } from '../guards.ts'
import { transferIdOf } from '../ids.ts'
import { gatherPot } from '../jackpots.ts'
import { amountFrom, answerOf, jackpotFrom, stepRow } from '../money.ts'
import { payout, type Player } from '../players.ts'
import { askedOf, VendorRefused } from '../rules.ts'
import type { RoundStep } from '../store.ts'

/** Pays a win of a round that has a stake; it is taken whatever became of session and player. */
export async function credit(desk: Desk, vendor: Vendor, input: VendorInput<'credit'>) {
  const { roundId, transactionId, gameCode: game } = input
  const player = await desk.player(input.playerId)
  const win = amountFrom(input.amount)
  const jackpot = jackpotFrom(input.jackpot, zero)
  const id = transferIdOf('transaction', vendor.code, transactionId)
  const standing = await standingStakes(desk, vendor.code, roundId, player, id)
  if (jackpot) await gatherPot(desk.wallet, player, vendor.code, transactionId, jackpot)

  const weights = await takenBy(desk, player, standing)
  const parts = (amount: Amount) => splitByWeights(amount, weights)
  const house = payout(player.house(vendor.code), player, parts(win))
  const pot = jackpot ? payout(player.pot(jackpot.code), player, parts(jackpot.win)) : []
  const closes = input.closeRound === true
  const facts = { vendor: vendor.code, roundId, transactionId, player, game, transferId: id }
  const at = desk.kit.clock.now()
  const outcome = await desk.wallet.transfer({
    id,
    code: 'vendor.credit',
    lane: player.lane,
    reference: `${vendor.code}/${roundId}`,
    asked: askedOf('credit', input),
    postings: [...house, ...pot],
    guards: [...(closes ? [closingGuard(vendor.code, roundId)] : []), ...stillStands(standing)],
    records: [stepRow({ ...facts, kind: 'credit', win, closes, at })],
    balanceOf: player.funds,
  })
  if (outcome.refusal === 'insufficient_funds') throw new VendorRefused('bad_request')
  return answerOf(outcome)
}

/** The stakes of the round that were not rolled back, by their transfers. */
async function standingStakes(
  { store, wallet }: Desk,
  vendor: string,
  roundId: string,
  player: Player,
  id: string,
): Promise<string[]> {
  const all = await store.round(vendor, roundId)
  const steps = all.filter(({ memberId }) => memberId === player.id)
  const undone = new Set(steps.map(({ targetId }) => targetId))
  const standing = steps.filter(isStake).map(({ transferId }) => transferId)
  const left = standing.filter((transferId) => !undone.has(transferId))
  if (left.length > 0) return left
  // One that was paid before its stake was rolled back is answered as it was.
  if (await wallet.find(id)) return standing
  throw new VendorRefused(steps.length > 0 ? 'rolled_back' : 'unknown_transaction')
}

function isStake({ kind }: RoundStep): boolean {
  return kind === 'debit' || kind === 'play'
}

/** A rollback of the only stake that comes at this moment is seen under the lock. */
function stillStands(stakes: readonly string[]): Guard[] {
  const [only] = stakes
  if (only === undefined || stakes.length > 1) return []
  return [{ key: `reversed ${only}`, add: 0n, most: 0n, refusal: 'rolled_back' }]
}

/** How much of the stakes came from cash and from bonus; all cash when they were nothing. */
async function takenBy({ wallet }: Desk, player: Player, stakes: readonly string[]) {
  let [cash, bonus] = [0n, 0n]
  for (const id of stakes) {
    const moves = (await wallet.find(id))?.moves ?? []
    for (const { address, amount } of moves) {
      if (!amount.startsWith('-')) continue
      if (address === player.cash.address) cash -= BigInt(amount)
      if (address === player.bonus.address) bonus -= BigInt(amount)
    }
  }
  return cash + bonus > 0n ? [amountOf(cash), amountOf(bonus)] : [amountOf(1n), zero]
}
