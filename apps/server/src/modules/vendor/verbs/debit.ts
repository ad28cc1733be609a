import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Vendor } from '../book.ts'
import { answerTo, seated, type Desk } from '../desk.ts'
import { stakeGuards } from '../guards.ts'
import { transferIdOf } from '../ids.ts'
import { amountFrom, jackpotFrom, stakePostings, stepRow } from '../money.ts'
import { askedOf, VendorRefused } from '../rules.ts'

export async function debit(desk: Desk, owner: Vendor, input: VendorInput<'debit'>) {
  const vendor = owner.code
  const { roundId, transactionId, gameCode: game } = input
  const { player, seat } = await seated(desk, owner, input)
  const stake = amountFrom(input.amount)
  const jackpot = jackpotFrom(input.jackpot, stake)
  await desk.pots.require(owner, jackpot)
  if (jackpot && jackpot.win > 0n) throw new VendorRefused('bad_request')
  const id = transferIdOf('transaction', vendor, transactionId)
  const facts = { vendor, roundId, transactionId, player, game, transferId: id, stake }
  const asked = {
    id,
    lane: player.lane,
    reference: `${vendor}/${roundId}`,
    asked: askedOf('debit', input),
    postings: stakePostings(player, vendor, stake, jackpot),
    records: [stepRow({ ...facts, kind: 'debit', at: desk.kit.clock.now() })],
    balanceOf: player.funds,
  }
  const guards = stakeGuards(vendor, roundId, player)
  const outcome = await desk.stake(player, { code: 'vendor.debit', stake, win: 0n }, (terms) =>
    player.ledger.transfer({ ...asked, ...terms, guards: [...seat, ...guards, ...terms.guards] }),
  )
  return answerTo(player, facts, outcome)
}
