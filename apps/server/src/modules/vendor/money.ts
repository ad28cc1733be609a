import { parseAmount, zero, type Amount } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Outcome, Posting, RecordRow } from '#modules/wallet'
import type { Player } from './players.ts'
import { refusalOf, VendorRefused } from './rules.ts'
import type { RoundStep } from './store/index.ts'

/** From the wire; what the schema let through and we cannot hold is a bad request. */
export function amountFrom(text: string | undefined): Amount {
  const amount = text === undefined ? zero : parseAmount(text)
  if (amount === undefined) throw new VendorRefused('bad_request')
  return amount
}

type JackpotInput = VendorInput<'play'>['jackpot']

export interface JackpotPart {
  code: string
  contribution: Amount
  win: Amount
}

/** What goes into a pot out of the stake, and what is won from it. */
export function jackpotFrom(input: JackpotInput, stake: Amount): JackpotPart | undefined {
  if (!input) return undefined
  const contribution = amountFrom(input.contribution)
  if (contribution > stake) throw new VendorRefused('bad_request')
  return { code: input.code, contribution, win: amountFrom(input.win) }
}

/** A stake from cash, then bonus, to the vendor, and from there a part into the pot. */
export function stakePostings(
  player: Player,
  vendor: string,
  stake: Amount,
  jackpot: JackpotPart | undefined,
): Posting[] {
  if (stake === 0n) return []
  const house = player.house(vendor)
  const postings: Posting[] = [{ from: player.funds, to: house, amount: stake }]
  if (jackpot && jackpot.contribution > 0n) {
    const { code, contribution } = jackpot
    postings.push({ from: [house], to: player.pot(code), amount: contribution })
  }
  return postings
}

/** What a vendor is told when the wallet has answered. */
export function answerOf(outcome: Outcome): { balance: Amount; duplicate: boolean } {
  const { refusal, balance, repeated } = outcome
  if (refusal !== undefined) throw new VendorRefused(refusalOf(refusal), balance)
  return { balance, duplicate: repeated }
}

export interface StepFacts {
  vendor: string
  roundId: string
  transactionId: string
  kind: RoundStep['kind']
  player: Player
  game: string
  transferId: string
  stake?: Amount
  win?: Amount
  closes?: boolean
  targetId?: string
  at: Date
}

/** The row that is written in the commit of the transfer. */
export function stepRow(facts: StepFacts): RecordRow {
  return {
    table: 'vendor_transaction',
    row: {
      vendor_code: facts.vendor,
      round_id: facts.roundId,
      transaction_id: facts.transactionId,
      kind: facts.kind,
      member_id: facts.player.id,
      game_code: facts.game,
      transfer_id: facts.transferId,
      stake: String(facts.stake ?? zero),
      win: String(facts.win ?? zero),
      closes: facts.closes ?? false,
      target_id: facts.targetId ?? null,
      at: facts.at.toISOString(),
    },
  }
}
