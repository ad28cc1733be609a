import { amountOf, toWire, type Amount } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import { reservationCode } from '#modules/limits'
import {
  memberCounter,
  type Guard,
  type Outcome,
  type Posting,
  type RecordRow,
} from '#modules/wallet'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { authorizeStake } from './authorize-stake.ts'
import { always, closingGuard, playGuards, stakeGuards } from './guards.ts'
import { attemptIdOf, requestContentOf, transferIdOf } from './idempotency.ts'
import { parseWireAmount, requireAccepted, stepRow } from './money.ts'
import type { Player } from './players.ts'
import { ProviderRefused } from './refusals.ts'

/** Counts below zero what a seat holds, so that a guard can refuse more than that. */
const seatKey = (vendor: string, seat: string, { id }: Player) => `${seat} seat ${vendor} ${id}`

/** The same for what it was bought with, which the limits count as staked until it is left. */
const boughtKey = (vendor: string, seat: string, { id }: Player) => `${seat} bought ${vendor} ${id}`

/** What the seat holds now. */
const heldBy = async (vendor: string, seat: string, player: Player): Promise<bigint> =>
  -(await player.ledger.guardValue(player.lane, seatKey(vendor, seat, player)))

/**
 * Sets cash aside for a seat. Limits, exclusions and terms are checked here, against the whole
 * amount: a hand that was dealt always settles.
 */
export async function reserve(
  deps: ProviderDeps,
  provider: Provider,
  input: VendorInput<'reserve'>,
) {
  const vendor = provider.code
  const { roundId, transactionId } = input
  const amount = parseWireAmount(input.amount)
  if (amount === 0n) throw new ProviderRefused('bad_request')
  const owner = await deps.player(await deps.sessions.ownerOf(vendor, input.session))
  const { lane, funds: balanceOf } = owner
  const facts = {
    id: transferIdOf('transaction', vendor, transactionId),
    code: reservationCode,
    reference: `${vendor}/${roundId}`,
    // Another player's reservation of the same id is not a repeat.
    requestContent: `${owner.id} ${requestContentOf('reserve', input)}`,
  }
  // The wallet compares a repeat with its first request.
  if (await owner.ledger.find(facts.id)) {
    const repeat = await owner.ledger.transfer({ ...facts, lane, balanceOf, postings: [] })
    return withReserved(owner, requireAccepted(repeat))
  }
  const { player, sessionGuards } = await authorizeStake(deps, provider, input)
  const seat: Guard = {
    key: seatKey(vendor, roundId, player),
    add: 0n - amount,
    need: -1n,
    max: 0n,
    refusal: 'never',
  }
  const bought: Guard = {
    key: boughtKey(vendor, roundId, player),
    add: 0n - amount,
    need: -1n,
    max: 0n,
    refusal: 'never',
  }
  const postings = [{ from: [player.cash], to: player.reserved, amount }]
  const request = { code: reservationCode, stake: amount, win: 0n }
  const outcome = await deps.placeStake(player, request, (terms) =>
    player.ledger.transfer({
      ...facts,
      ...terms,
      lane,
      balanceOf,
      postings,
      guards: [
        ...sessionGuards,
        ...stakeGuards(vendor, roundId, player),
        ...terms.guards,
        seat,
        bought,
      ],
    }),
  )
  return withReserved(player, requireAccepted(outcome))
}

/** Gives back all that is left, and ends the reservation. */
export async function release(
  deps: ProviderDeps,
  provider: Provider,
  input: VendorInput<'release'>,
) {
  const vendor = provider.code
  const { roundId, transactionId } = input
  const player = await deps.player(input.playerId)
  const { lane } = player
  const giveBack = async (attempt: number): Promise<Outcome> => {
    const held = await heldBy(vendor, roundId, player)
    const bought = -(await player.ledger.guardValue(lane, boughtKey(vendor, roundId, player)))
    const back = { from: [player.reserved], to: player.cash, amount: amountOf(held) }
    const outcome = await player.ledger.transfer({
      id: attemptIdOf(vendor, transactionId, attempt),
      code: 'vendor.release',
      lane,
      reference: `${vendor}/${roundId}`,
      requestContent: requestContentOf('release', input),
      balanceOf: player.funds,
      postings: held > 0n ? [back] : [],
      guards: [
        closingGuard(vendor, roundId, player),
        { key: seatKey(vendor, roundId, player), add: held, max: 0n, refusal: '~seat' },
        ...leavingGuards(player, vendor, roundId, { held, bought }),
      ],
    })
    // A hand was lost meanwhile: there is less to give back.
    return outcome.refusal === '~seat' ? giveBack(attempt) : outcome
  }
  const first = requireAccepted(await giveBack(0))
  let { balance } = first
  // A hand was won meanwhile.
  for (let attempt = 1; (await heldBy(vendor, roundId, player)) > 0n; attempt += 1) {
    balance = requireAccepted(await giveBack(attempt)).balance
  }
  return { ...first, balance }
}

/** A hand, played from what a seat has reserved; also after a freeze, exclusion or logout. */
export async function playFromReserved(
  deps: ProviderDeps,
  provider: Provider,
  input: VendorInput<'play'> & { fromReserved: string },
  records: readonly RecordRow[],
) {
  const vendor = provider.code
  const { roundId, transactionId, gameCode: game, fromReserved: seat } = input
  if (input.jackpot) throw new ProviderRefused('bad_request')
  const player = await deps.player(await deps.sessions.ownerOf(vendor, input.session))
  const [stake, win] = [parseWireAmount(input.stake), parseWireAmount(input.win)]
  const house = player.providerAccount(vendor)
  const postings: Posting[] = []
  if (stake > 0n) postings.push({ from: [player.reserved], to: house, amount: stake })
  if (win > 0n) postings.push({ from: [house], to: player.reserved, amount: win })
  const id = transferIdOf('transaction', vendor, transactionId)
  const facts = { vendor, roundId, transactionId, player, game, transferId: id, stake, win }
  const outcome = await player.ledger.transfer({
    id,
    code: 'vendor.play',
    lane: player.lane,
    reference: `${vendor}/${roundId}`,
    requestContent: `${player.id} ${requestContentOf('play', input)}`,
    postings,
    guards: [
      ...playGuards(vendor, roundId, player).filter(({ counter }) => !counter),
      {
        key: seatKey(vendor, seat, player),
        add: stake - win,
        need: stake,
        max: 0n,
        refusal: 'insufficient_funds',
      },
      ...handGuards(player, stake),
    ],
    records: [
      stepRow({ ...facts, kind: 'play', closes: true, at: deps.kit.clock.now() }),
      ...records,
    ],
    balanceOf: player.funds,
  })
  return withReserved(player, requireAccepted(outcome))
}

const uncounted = { need: -1n, max: always, refusal: 'never' }

/** The limits count the hand as staked, and never refuse it. Play money is not counted. */
function handGuards({ id, mode }: Player, stake: bigint): Guard[] {
  return mode === 'trial' ? [] : [{ ...memberCounter(id, 'staked'), ...uncounted, add: stake }]
}

/** Leaving makes the room in the limits free again that the hands did not use. */
function leavingGuards(
  player: Player,
  vendor: string,
  seat: string,
  { held, bought }: { held: bigint; bought: bigint },
): Guard[] {
  const { id, mode } = player
  const left: Guard = {
    key: boughtKey(vendor, seat, player),
    add: bought,
    max: 0n,
    refusal: '~seat',
  }
  if (mode === 'trial') return [left]
  return [
    left,
    { ...memberCounter(id, 'staked'), ...uncounted, add: -bought },
    { ...memberCounter(id, 'lost'), ...uncounted, add: -held },
  ]
}

async function withReserved(player: Player, moved: { balance: Amount; duplicate: boolean }) {
  return { ...moved, reserved: toWire(await player.ledger.balanceOf([player.reserved])) }
}
