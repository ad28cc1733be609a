import { languageOf } from '@fairhouse/i18n/server'
import { amountOf, toWire, type Amount } from '@fairhouse/money'
import { recordTypes } from '@fairhouse/protocol'
import type { LobbyModule } from '#modules/lobby'
import type { GameProviderModule } from '#modules/game-provider'
import { kinds, type Funds } from './lines.ts'
import type { StoredBet } from './store/member-records.ts'

/** A stored line of the account list. */
export interface StoredLine {
  at: Date
  transfer_id: string
  type: string
  code: string
  reference: string
  cash: string
  bonus: string
  hold: string
  cash_after: string
  bonus_after: string
  hold_after: string
  returned: string | null
  reversed: string | null
  fee: string | null
}

export interface Names {
  gameProvider: Pick<GameProviderModule, 'nameOf' | 'isInHouse'>
  lobby: Pick<LobbyModule, 'nameOf'>
}

const money = (units: string | bigint) => toWire(amountOf(BigInt(units)))

/** A bet as the player sees it. */
export function toBetView(row: StoredBet, { gameProvider, lobby }: Names, language: string) {
  const { vendor_code: code, game_code: game, returned, reversed } = row
  return {
    vendor: code,
    vendorName: gameProvider.nameOf(code),
    round: row.round_id,
    game,
    gameName: lobby.nameOf(code, game, languageOf(language)?.code ?? 'EN'),
    category: row.category,
    status: row.status,
    stake: money(row.stake),
    win: money(row.win),
    staked: money(BigInt(row.stake) + BigInt(returned)),
    won: money(BigInt(row.win) + BigInt(reversed)),
    returned: money(returned),
    reversed: money(reversed),
    net: money(BigInt(row.win) - BigInt(row.stake)),
    at: row.at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    isInHouse: gameProvider.isInHouse(code),
  }
}

export function toFundsView({ cash, bonus, hold }: Funds) {
  return { cash: toWire(cash), bonus: toWire(bonus), hold: toWire(hold) }
}

export function toLineView(row: StoredLine) {
  const type = recordTypes.find((one) => one === row.type) ?? 'other'
  const { code, reference } = row
  return {
    id: row.transfer_id,
    at: row.at.toISOString(),
    type,
    code,
    reference,
    change: { cash: money(row.cash), bonus: money(row.bonus), hold: money(row.hold) },
    after: {
      cash: money(row.cash_after),
      bonus: money(row.bonus_after),
      hold: money(row.hold_after),
    },
    refund: refundOf(row),
    deposit: depositOf(row),
  }
}

function refundOf({ returned, reversed }: StoredLine) {
  if (returned === null || reversed === null) return null
  return { returned: money(returned), reversed: money(reversed) }
}

function depositOf({ cash, fee }: StoredLine) {
  if (fee === null) return null
  return { gross: money(BigInt(cash) + BigInt(fee)), fee: money(fee) }
}

/** Sums of the three funds, by their list columns such as `cash_in`. */
export function toSumsView(sum: (name: string) => bigint, direction: 'in' | 'out') {
  const [cash, bonus, hold] = kinds.map((kind): Amount => amountOf(sum(`${kind}_${direction}`)))
  return toFundsView({
    cash: cash ?? amountOf(0n),
    bonus: bonus ?? amountOf(0n),
    hold: hold ?? amountOf(0n),
  })
}

interface Until {
  staked: bigint
  won: bigint
  given: bigint
}

/** The result between two running totals. */
export function toResultView(from: Until, to: Until) {
  const stake = to.staked - from.staked
  const win = to.won - from.won
  const bonus = to.given - from.given
  return {
    stake: money(stake),
    win: money(win),
    bonus: money(bonus),
    net: money(win - stake + bonus),
  }
}
