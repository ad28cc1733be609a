import { amountOf, splitByWeights, zero, type Amount } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Guard, Outcome, RecordRow } from '#modules/wallet'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { closingGuard, firstClosingGuard, wonGuards } from './guards.ts'
import { requestContentOf, attemptIdOf, transferIdOf } from './idempotency.ts'
import { gatherJackpot } from './jackpots.ts'
import {
  parseWireAmount,
  requireAccepted,
  parseJackpot,
  stepRow,
  type JackpotPart,
} from './money.ts'
import { payoutPostings, type Player } from './players.ts'
import { ProviderRefused } from './refusals.ts'
import type { RoundStep } from '../store/index.ts'

/** A win to pay. */
export interface WinRequest {
  playerId: string
  roundId: string
  transactionId: string
  gameCode: string
  amount: string
  jackpot?: VendorInput<'credit'>['jackpot']
  /** `first` closes the round unless something else has. */
  closing: 'no' | 'yes' | 'first'
  validBet?: Amount
  reason?: string | undefined
  requestContent: string
}

export function credit(
  deps: ProviderDeps,
  provider: Provider,
  input: VendorInput<'credit'>,
  records: readonly RecordRow[] = [],
) {
  const closing = input.closeRound === true ? 'yes' : 'no'
  const requestContent = requestContentOf('credit', input)
  return payWin(deps, provider, { ...input, closing, requestContent }, records)
}

/** Pays a win of a round with a stake, even if the session ended or the player is blocked. */
export async function payWin(
  deps: ProviderDeps,
  provider: Provider,
  request: WinRequest,
  records: readonly RecordRow[] = [],
) {
  const { roundId, transactionId, gameCode: game, closing } = request
  const player = await deps.player(request.playerId)
  const win = parseWireAmount(request.amount)
  const jackpot = parseJackpot(request.jackpot, zero)
  await deps.jackpotOwners.require(provider, jackpot)
  const id = transferIdOf('transaction', provider.code, transactionId)
  const stakes = await validStakes(provider.code, roundId, player, id)

  const weights = await takenPerFund(player, stakes)
  const parts = (amount: Amount) => splitByWeights(amount, weights)
  const house = payoutPostings(player.providerAccount(provider.code), player, parts(win))
  const pot = jackpot ? payoutPostings(player.pot(jackpot.code), player, parts(jackpot.win)) : []
  const closes = closing !== 'no'
  const { validBet, reason } = request
  const facts = {
    vendor: provider.code,
    roundId,
    transactionId,
    player,
    game,
    ...(validBet !== undefined && { validBet }),
    ...(reason !== undefined && { reason }),
  }
  const at = deps.kit.clock.now()
  const pay = (transferId: string) =>
    player.ledger.transfer({
      id: transferId,
      code: 'vendor.credit',
      lane: player.lane,
      reference: `${provider.code}/${roundId}`,
      requestContent: request.requestContent,
      postings: [...house, ...pot],
      guards: [
        ...closingGuards(closing, provider.code, roundId, player),
        ...notRolledBackGuard(stakes),
        ...wonGuards(player, win + (jackpot?.win ?? 0n)),
      ],
      records: [stepRow({ ...facts, transferId, kind: 'credit', win, closes, at }), ...records],
      balanceOf: player.funds,
    })
  if (!jackpot || jackpot.win === 0n) return requireAccepted(await pay(id))
  return requireAccepted(
    await payFromJackpot(player, provider.code, { transactionId, jackpot, pay }),
  )
}

function closingGuards(
  closing: WinRequest['closing'],
  vendor: string,
  roundId: string,
  player: Player,
): Guard[] {
  if (closing === 'no') return []
  const guardOf = closing === 'first' ? firstClosingGuard : closingGuard
  return [guardOf(vendor, roundId, player)]
}

interface JackpotPayment {
  transactionId: string
  jackpot: JackpotPart
  pay(transferId: string): Promise<Outcome>
}

/**
 * Does not touch a jackpot that is too small. If another win was faster, the missing part is
 * gathered again and requested under the next id, because a refusal is final for its id.
 */
async function payFromJackpot(
  player: Player,
  vendor: string,
  { transactionId, jackpot, pay }: JackpotPayment,
): Promise<Outcome> {
  for (let attempt = 0; ; attempt += 1) {
    const name = `${transactionId} ${attempt}`
    const id = attemptIdOf(vendor, transactionId, attempt)
    const isKnown = async () => (await player.ledger.find(id)) !== undefined
    const isCovered =
      (await isKnown()) || (await gatherJackpot(player, { ...jackpot, vendor, name }))
    // A concurrent repeat may have been paid from this money.
    if (!isCovered && !(await isKnown())) throw new ProviderRefused('bad_request')
    const outcome = await pay(id)
    if (outcome.refusal !== 'insufficient_funds') return outcome
  }
}

/** The round's stakes that were not rolled back, by transfer id. */
async function validStakes(
  vendor: string,
  roundId: string,
  player: Player,
  id: string,
): Promise<string[]> {
  const all = await player.rounds.round(vendor, roundId)
  const steps = all.filter(({ memberId }) => memberId === player.id)
  const undone = new Set(steps.map(({ targetId }) => targetId))
  const placed = steps.filter(isStake).map(({ transferId }) => transferId)
  const valid = placed.filter((transferId) => !undone.has(transferId))
  if (valid.length > 0) return valid
  // A win paid before its stake was rolled back keeps its answer.
  if (await player.ledger.find(id)) return placed
  throw new ProviderRefused(steps.length > 0 ? 'rolled_back' : 'unknown_transaction')
}

function isStake({ kind }: RoundStep): boolean {
  return kind === 'debit' || kind === 'play'
}

/** A concurrent rollback of the only stake is seen under the lock. */
function notRolledBackGuard(stakes: readonly string[]): Guard[] {
  const [only] = stakes
  if (only === undefined || stakes.length > 1) return []
  return [{ key: `reversed ${only}`, add: 0n, max: 0n, refusal: 'rolled_back' }]
}

/** How much of the stakes came from each account; all cash if nothing was staked. */
async function takenPerFund({ ledger, funds }: Player, stakes: readonly string[]) {
  const taken = funds.map(() => 0n)
  for (const { moves } of await ledger.findAll(stakes)) {
    for (const { address, amount } of moves) {
      const index = funds.findIndex((account) => account.address === address)
      if (index >= 0 && amount.startsWith('-')) taken[index] = (taken[index] ?? 0n) - BigInt(amount)
    }
  }
  const isAny = taken.some((units) => units > 0n)
  return taken.map((units, index) => amountOf(isAny ? units : index === 0 ? 1n : 0n))
}
