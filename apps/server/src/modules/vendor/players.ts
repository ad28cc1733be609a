import type { Amount, Currency } from '@fairhouse/money'
import type { Brand, BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { PlayMode } from '@fairhouse/protocol/vendor'
import {
  jackpotAccount,
  laneOf,
  memberAccount,
  vendorAccount,
  vendorHoldAccount,
  type Account,
  type Books,
  type Ledger,
  type WalletModule,
} from '#modules/wallet'
import { VendorRefused } from './rules.ts'
import type { RoundStore, VendorStore } from './store/index.ts'
import { whoIs } from './trial-player.ts'

/** A member as a vendor's money meets one: accounts and books. */
export interface Player {
  /** The member's. */
  id: string
  /** As vendors know it. */
  playerId: string
  mode: PlayMode
  /** Where this player's money moves, and what vendors asked for there. */
  ledger: Ledger
  rounds: RoundStore
  lane: number
  currency: Currency
  /** As it is now. */
  brand(): Brand
  /** The version of the terms that we know to be accepted. */
  acceptedTerms: string | undefined
  books: Books
  /** Where a win goes that no stake brought. */
  cash: Account
  /** What may be staked, in the order in which it is taken. */
  funds: readonly Account[]
  house(vendor: string): Account
  hold(vendor: string): Account
  pot(jackpot: string): Account
}

const mostKept = 100_000

export interface PlayerParts {
  member: MemberModule
  brand: BrandModule
  wallet: WalletModule
  store: VendorStore
}

/** A member's brand and accounts never change, so they are looked up once. */
export function playersOf(parts: PlayerParts) {
  const known = new Map<string, Player>()

  return async (playerId: string): Promise<Player> => {
    const kept = known.get(playerId)
    if (kept) return kept
    const account = await parts.member.find(whoIs(playerId).memberId)
    if (!account) throw new VendorRefused('unknown_player')
    const player = playerOf(playerId, () => parts.brand.byId(account.brandId), parts)
    const oldest = known.keys().next()
    if (known.size >= mostKept && !oldest.done) known.delete(oldest.value)
    known.set(playerId, player)
    return player
  }
}

/** Nobody plays whose account is in a state that does not allow it. */
export async function requireStanding(exclusion: ExclusionModule, player: Player): Promise<void> {
  const { termsVersion } = player.brand().accounts
  const action = player.mode === 'trial' ? 'fun' : 'play'
  if (!(await exclusion.may(player.id, action))) throw new VendorRefused('player_blocked')
  player.acceptedTerms = termsVersion
}

function playerOf(playerId: string, brand: () => Brand, { wallet, store }: PlayerParts): Player {
  const { memberId: id, mode } = whoIs(playerId)
  const { currency, code } = brand()
  const lane = laneOf(id)
  const books = { brand: code, currency, lane }
  const isTrial = mode === 'trial'
  const cash = memberAccount(id, isTrial ? 'trial' : 'cash', currency)
  return {
    id,
    playerId,
    mode,
    ledger: isTrial ? wallet.trial : wallet,
    rounds: store.rounds[mode],
    lane,
    currency,
    brand,
    acceptedTerms: undefined,
    books,
    cash,
    funds: isTrial ? [cash] : [cash, memberAccount(id, 'bonus', currency)],
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
