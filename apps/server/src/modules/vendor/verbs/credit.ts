import { amountOf, splitByWeights, zero, type Amount } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Guard, Outcome } from '#modules/wallet'
import type { Vendor } from '../book.ts'
import type { Desk } from '../desk.ts'
import { closingGuard, wonGuards } from '../guards.ts'
import { attemptIdOf, transferIdOf } from '../ids.ts'
import { gatherPot } from '../jackpots.ts'
import { amountFrom, answerOf, jackpotFrom, stepRow, type JackpotPart } from '../money.ts'
import { payout, type Player } from '../players.ts'
import { askedOf, VendorRefused } from '../rules.ts'
import type { RoundStep } from '../store/index.ts'

/** Pays a win of a round that has a stake; it is taken whatever became of session and player. */
export async function credit(desk: Desk, vendor: Vendor, input: VendorInput<'credit'>) {
  const { roundId, transactionId, gameCode: game } = input
  const player = await desk.player(input.playerId)
  const win = amountFrom(input.amount)
  const jackpot = jackpotFrom(input.jackpot, zero)
  await desk.pots.require(vendor, jackpot)
  const id = transferIdOf('transaction', vendor.code, transactionId)
  const standing = await standingStakes(vendor.code, roundId, player, id)

  const weights = await takenBy(player, standing)
  const parts = (amount: Amount) => splitByWeights(amount, weights)
  const house = payout(player.house(vendor.code), player, parts(win))
  const pot = jackpot ? payout(player.pot(jackpot.code), player, parts(jackpot.win)) : []
  const closes = input.closeRound === true
  const facts = { vendor: vendor.code, roundId, transactionId, player, game }
  const at = desk.kit.clock.now()
  const pay = (transferId: string) =>
    player.ledger.transfer({
      id: transferId,
      code: 'vendor.credit',
      lane: player.lane,
      reference: `${vendor.code}/${roundId}`,
      asked: askedOf('credit', input),
      postings: [...house, ...pot],
      guards: [
        ...(closes ? [closingGuard(vendor.code, roundId, player)] : []),
        ...stillStands(standing),
        ...wonGuards(player, win + (jackpot?.win ?? 0n)),
      ],
      records: [stepRow({ ...facts, transferId, kind: 'credit', win, closes, at })],
      balanceOf: player.funds,
    })
  if (!jackpot || jackpot.win === 0n) return answerOf(await pay(id))
  return answerOf(await payFromPot(player, vendor.code, { transactionId, jackpot, pay }))
}

interface PotWin {
  transactionId: string
  jackpot: JackpotPart
  pay(transferId: string): Promise<Outcome>
}

/**
 * Nothing is asked of a pot that is too small. If another win was quicker, what is missing now is
 * gathered again and asked for under the next id: the refusal stays what the first one had.
 */
async function payFromPot(
  player: Player,
  vendor: string,
  { transactionId, jackpot, pay }: PotWin,
): Promise<Outcome> {
  for (let attempt = 0; ; attempt += 1) {
    const name = `${transactionId} ${attempt}`
    const id = attemptIdOf(vendor, transactionId, attempt)
    const isKnown = async () => (await player.ledger.find(id)) !== undefined
    const isThere = (await isKnown()) || (await gatherPot(player, { ...jackpot, vendor, name }))
    // Asked twice at once, the other may have been paid from what was there.
    if (!isThere && !(await isKnown())) throw new VendorRefused('bad_request')
    const outcome = await pay(id)
    if (outcome.refusal !== 'insufficient_funds') return outcome
  }
}

/** The stakes of the round that were not rolled back, by their transfers. */
async function standingStakes(
  vendor: string,
  roundId: string,
  player: Player,
  id: string,
): Promise<string[]> {
  const all = await player.rounds.round(vendor, roundId)
  const steps = all.filter(({ memberId }) => memberId === player.id)
  const undone = new Set(steps.map(({ targetId }) => targetId))
  const standing = steps.filter(isStake).map(({ transferId }) => transferId)
  const left = standing.filter((transferId) => !undone.has(transferId))
  if (left.length > 0) return left
  // One that was paid before its stake was rolled back is answered as it was.
  if (await player.ledger.find(id)) return standing
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

/** How much of the stakes came from each of the funds; all cash when they were nothing. */
async function takenBy({ ledger, funds }: Player, stakes: readonly string[]) {
  const taken = funds.map(() => 0n)
  for (const { moves } of await ledger.findAll(stakes)) {
    for (const { address, amount } of moves) {
      const place = funds.findIndex((account) => account.address === address)
      if (place >= 0 && amount.startsWith('-')) taken[place] = (taken[place] ?? 0n) - BigInt(amount)
    }
  }
  const isAny = taken.some((units) => units > 0n)
  return taken.map((units, place) => amountOf(isAny ? units : place === 0 ? 1n : 0n))
}
