import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Vendor } from '../book.ts'
import type { Desk } from '../desk.ts'
import { closingGuard } from '../guards.ts'
import { transferIdOf } from '../ids.ts'
import { answerOf, stepRow } from '../money.ts'
import { askedOf } from '../rules.ts'

export async function close(desk: Desk, vendor: Vendor, input: VendorInput<'close'>) {
  return closeRound(desk, vendor.code, input, 'close')
}

/** A player's round that is closed takes no more stakes; closing it again changes nothing. */
export async function closeRound(
  desk: Desk,
  vendor: string,
  input: VendorInput<'close'>,
  kind: 'close' | 'sweep',
) {
  const { playerId, roundId } = input
  const player = await desk.player(playerId)
  const id = transferIdOf('close', vendor, `${roundId} ${player.id}`)
  const step = { vendor, roundId, transactionId: '', player, game: '', transferId: id, kind }
  const outcome = await player.ledger.transfer({
    id,
    code: 'vendor.close',
    lane: player.lane,
    reference: `${vendor}/${roundId}`,
    asked: askedOf('close', input),
    postings: [],
    guards: [closingGuard(vendor, roundId, player)],
    records: [stepRow({ ...step, closes: true, at: desk.kit.clock.now() })],
    balanceOf: player.funds,
  })
  return answerOf(outcome)
}
