import { languageOf } from '@fairhouse/i18n/server'
import { amountOf, toWire, type Amount } from '@fairhouse/money'
import { recordTypes } from '@fairhouse/protocol'
import type { LobbyModule } from '#modules/lobby'
import type { VendorModule } from '#modules/vendor'
import { kinds, type Funds } from './lines.ts'
import type { StoredBet } from './store/own.ts'

/** As a page of the account's list has it. */
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
}

export interface Names {
  vendor: Pick<VendorModule, 'nameOf' | 'isInHouse'>
  lobby: Pick<LobbyModule, 'nameOf'>
}

const money = (units: string | bigint) => toWire(amountOf(BigInt(units)))

/** A bet as its player is told of it. */
export function betTold(row: StoredBet, { vendor, lobby }: Names, language: string) {
  const { vendor_code: code, game_code: game } = row
  return {
    vendor: code,
    vendorName: vendor.nameOf(code),
    round: row.round_id,
    game,
    gameName: lobby.nameOf(code, game, languageOf(language)?.code ?? 'EN'),
    category: row.category,
    status: row.status,
    stake: money(row.stake),
    win: money(row.win),
    net: money(BigInt(row.win) - BigInt(row.stake)),
    at: row.at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    isInHouse: vendor.isInHouse(code),
  }
}

export function fundsTold({ cash, bonus, hold }: Funds) {
  return { cash: toWire(cash), bonus: toWire(bonus), hold: toWire(hold) }
}

export function lineTold(row: StoredLine) {
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
  }
}

/** Sums of the three funds, by the names that they have in the list: `cash_in`. */
export function sumsTold(sum: (name: string) => bigint, direction: 'in' | 'out') {
  const [cash, bonus, hold] = kinds.map((kind): Amount => amountOf(sum(`${kind}_${direction}`)))
  return fundsTold({
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

/** What came of the time between two moments. */
export function resultTold(from: Until, to: Until) {
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
