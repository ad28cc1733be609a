import { parseAmount, zero, type Amount } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import { staleRecord, type Outcome, type Posting, type RecordRow } from '#modules/wallet'
import type { Player } from './players.ts'
import { toProviderRefusal, ProviderRefused, StaleRecord } from './refusals.ts'
import type { RoundStep } from '../store/index.ts'

/** Parses an amount; one that passed the schema but does not fit is a bad request. */
export function parseWireAmount(text: string | undefined): Amount {
  const amount = text === undefined ? zero : parseAmount(text)
  if (amount === undefined) throw new ProviderRefused('bad_request')
  return amount
}

/** A deadline on the wire; the schema knows its form only. */
export function parseMoment(text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new ProviderRefused('bad_request')
  return moment
}

type JackpotInput = VendorInput<'play'>['jackpot']

export interface JackpotPart {
  code: string
  contribution: Amount
  win: Amount
}

/** The jackpot contribution out of the stake, and the jackpot win. */
export function parseJackpot(input: JackpotInput, stake: Amount): JackpotPart | undefined {
  if (!input) return undefined
  const contribution = parseWireAmount(input.contribution)
  if (contribution > stake) throw new ProviderRefused('bad_request')
  return { code: input.code, contribution, win: parseWireAmount(input.win) }
}

/** A stake from cash, then bonus, to the provider; its contribution goes on to the jackpot. */
export function stakePostings(
  player: Player,
  vendor: string,
  stake: Amount,
  jackpot: JackpotPart | undefined,
): Posting[] {
  if (stake === 0n) return []
  const house = player.providerAccount(vendor)
  const postings: Posting[] = [{ from: player.funds, to: house, amount: stake }]
  if (jackpot && jackpot.contribution > 0n) {
    const { code, contribution } = jackpot
    postings.push({ from: [house], to: player.pot(code), amount: contribution })
  }
  return postings
}

/** The balance after an accepted transfer; a refused one is thrown. */
export function requireAccepted(outcome: Outcome): { balance: Amount; duplicate: boolean } {
  const { refusal, balance, repeated } = outcome
  if (refusal === staleRecord) throw new StaleRecord(refusal)
  if (refusal !== undefined) throw new ProviderRefused(toProviderRefusal(refusal), balance)
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
  validBet?: Amount
  reason?: string
  counters?: VendorInput<'debit'>['counters']
  at: Date
}

/** The row written in the same commit as the transfer. */
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
      valid_bet: facts.validBet === undefined ? null : String(facts.validBet),
      reason: facts.reason ?? null,
      counters: facts.counters ? JSON.stringify(facts.counters) : null,
      at: facts.at.toISOString(),
    },
  }
}
