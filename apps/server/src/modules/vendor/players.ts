import type { Amount, Currency } from '@fairhouse/money'
import type { Brand, BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import {
  jackpotAccount,
  laneOf,
  memberAccount,
  vendorAccount,
  vendorHoldAccount,
  type Account,
  type Books,
} from '#modules/wallet'
import { VendorRefused } from './rules.ts'

/** A member as a vendor's money meets one: accounts and books. */
export interface Player {
  id: string
  lane: number
  currency: Currency
  /** As it is now. */
  brand(): Brand
  books: Books
  cash: Account
  bonus: Account
  /** What may be staked, in the order in which it is taken. */
  funds: readonly [Account, Account]
  house(vendor: string): Account
  hold(vendor: string): Account
  pot(jackpot: string): Account
}

const mostKept = 100_000

/** A member's brand and accounts never change, so they are looked up once. */
export function playersOf(member: MemberModule, brand: BrandModule) {
  const known = new Map<string, Player>()

  return async (memberId: string): Promise<Player> => {
    const kept = known.get(memberId)
    if (kept) return kept
    const account = await member.find(memberId)
    if (!account) throw new VendorRefused('unknown_player')
    const player = playerOf(memberId, () => brand.byId(account.brandId))
    const oldest = known.keys().next()
    if (known.size >= mostKept && !oldest.done) known.delete(oldest.value)
    known.set(memberId, player)
    return player
  }
}

function playerOf(id: string, brand: () => Brand): Player {
  const { currency, code } = brand()
  const lane = laneOf(id)
  const books = { brand: code, currency, lane }
  const cash = memberAccount(id, 'cash', currency)
  const bonus = memberAccount(id, 'bonus', currency)
  return {
    id,
    lane,
    currency,
    brand,
    books,
    cash,
    bonus,
    funds: [cash, bonus],
    house: (vendor) => vendorAccount(vendor, books),
    hold: (vendor) => vendorHoldAccount(vendor, books),
    pot: (jackpot) => jackpotAccount(jackpot, books),
  }
}

/** A win from one account, in proportion to what the stake took of cash and bonus. */
export function payout(from: Account, player: Player, parts: readonly Amount[]) {
  return player.funds.flatMap((to, place) => {
    const amount = parts[place]
    return amount !== undefined && amount > 0n ? [{ from: [from], to, amount }] : []
  })
}
