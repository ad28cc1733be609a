import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Posting } from '#modules/wallet'
import type { Vendor } from '../book.ts'
import { answerTo, seated, type Desk } from '../desk.ts'
import { playGuards } from '../guards.ts'
import { transferIdOf } from '../ids.ts'
import { gatherPot } from '../jackpots.ts'
import { amountFrom, jackpotFrom, stakePostings, stepRow } from '../money.ts'
import { askedOf, VendorRefused } from '../rules.ts'

/** A whole round in one commit: the stake, its part for the pot, the win, the round closed. */
export async function play(desk: Desk, vendor: Vendor, input: VendorInput<'play'>) {
  const { roundId, transactionId, gameCode: game } = input
  const { player, seat } = await seated(desk, vendor, input)
  const [stake, win] = [amountFrom(input.stake), amountFrom(input.win)]
  const jackpot = jackpotFrom(input.jackpot, stake)
  await desk.pots.require(vendor, jackpot)
  const id = transferIdOf('transaction', vendor.code, transactionId)
  if (jackpot && jackpot.win > 0n) {
    const due = { ...jackpot, vendor: vendor.code, name: transactionId }
    const isThere = (await player.ledger.find(id)) !== undefined || (await gatherPot(player, due))
    // Asked twice at once, the other may have been paid from what was there.
    if (!isThere && !(await player.ledger.find(id))) throw new VendorRefused('bad_request')
  }

  const postings = stakePostings(player, vendor.code, stake, jackpot)
  // A win goes back as the stake came; one without a stake is cash.
  const to: Posting['to'] = stake > 0n ? { backTo: 0 } : player.cash
  if (win > 0n) postings.push({ from: [player.house(vendor.code)], to, amount: win })
  if (jackpot && jackpot.win > 0n) {
    postings.push({ from: [player.pot(jackpot.code)], to, amount: jackpot.win })
  }
  const facts = { vendor: vendor.code, roundId, transactionId, player, game, transferId: id }
  const at = desk.kit.clock.now()
  const asked = {
    id,
    lane: player.lane,
    reference: `${vendor.code}/${roundId}`,
    asked: askedOf('play', input),
    postings,
    records: [stepRow({ ...facts, kind: 'play', stake, win, closes: true, at })],
    balanceOf: player.funds,
  }
  const guards = playGuards(vendor.code, roundId, player)
  const all = win + (jackpot?.win ?? 0n)
  const outcome = await desk.stake(player, { code: 'vendor.play', stake, win: all }, (terms) =>
    player.ledger.transfer({ ...asked, ...terms, guards: [...seat, ...guards, ...terms.guards] }),
  )
  // Somebody else emptied the pot meanwhile: the player had enough.
  if (outcome.refusal === 'insufficient_funds' && jackpot && outcome.balance >= stake) {
    throw new VendorRefused('bad_request')
  }
  return answerTo(player, facts, outcome)
}
