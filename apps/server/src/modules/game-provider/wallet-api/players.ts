import type { Amount, Currency } from '@fairhouse/money'
import type { Brand, BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { PlayMode } from '@fairhouse/protocol/vendor'
import {
  jackpotAccount,
  laneOf,
  memberAccount,
  providerAccount,
  providerHoldAccount,
  type Account,
  type HouseScope,
  type Ledger,
  type WalletModule,
} from '#modules/wallet'
import { ProviderRefused } from './refusals.ts'
import type { RoundStore, ProviderStore } from '../store/index.ts'
import { parsePlayerId } from './player-ids.ts'

/** A member with the accounts that game money moves on. */
export interface Player {
  /** The member id. */
  id: string
  /** The id that providers know. */
  playerId: string
  mode: PlayMode
  /** The ledger and round steps of real or play money. */
  ledger: Ledger
  rounds: RoundStore
  lane: number
  currency: Currency
  /** The brand's current settings. */
  brand(): Brand
  /** The terms version known to be accepted. */
  acceptedTerms: string | undefined
  scope: HouseScope
  /** Receives wins of rounds without a stake. */
  cash: Account
  /** What seats in rooms hold. */
  reserved: Account
  /** Accounts that stakes are taken from, in this order. */
  funds: readonly Account[]
  providerAccount(vendor: string): Account
  providerHold(vendor: string): Account
  pot(jackpot: string): Account
}

const maxCached = 100_000

export interface PlayerDeps {
  member: MemberModule
  brands: BrandModule
  wallet: WalletModule
  store: ProviderStore
}

/** Cached: a member's brand and accounts never change. */
export function createPlayers(deps: PlayerDeps) {
  const known = new Map<string, Player>()

  return async (playerId: string): Promise<Player> => {
    const cached = known.get(playerId)
    if (cached) return cached
    const account = await deps.member.find(parsePlayerId(playerId).memberId)
    if (!account) throw new ProviderRefused('unknown_player')
    const player = createPlayer(playerId, () => deps.brands.byId(account.brandId), deps)
    const oldest = known.keys().next()
    if (known.size >= maxCached && !oldest.done) known.delete(oldest.value)
    known.set(playerId, player)
    return player
  }
}

/** Refuses players whose account state does not allow play. */
export async function requireMayPlay(exclusion: ExclusionModule, player: Player): Promise<void> {
  const { termsVersion } = player.brand().accounts
  const action = player.mode === 'trial' ? 'fun' : 'play'
  if (!(await exclusion.may(player.id, action))) throw new ProviderRefused('player_blocked')
  player.acceptedTerms = termsVersion
}

function createPlayer(playerId: string, brand: () => Brand, { wallet, store }: PlayerDeps): Player {
  const { memberId: id, mode } = parsePlayerId(playerId)
  const { currency, code } = brand()
  const lane = laneOf(id)
  const scope = { brand: code, currency, lane }
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
    scope,
    cash,
    reserved: memberAccount(id, 'reserved', currency),
    funds: isTrial ? [cash] : [cash, memberAccount(id, 'bonus', currency)],
    providerAccount: (provider) => providerAccount(provider, scope),
    providerHold: (provider) => providerHoldAccount(provider, scope),
    pot: (jackpot) => jackpotAccount(jackpot, scope),
  }
}

/** A win from one account, split in proportion to the stake's cash and bonus parts. */
export function payoutPostings(from: Account, player: Player, parts: readonly Amount[]) {
  return player.funds.flatMap((to, index) => {
    const amount = parts[index]
    return amount !== undefined && amount > 0n ? [{ from: [from], to, amount }] : []
  })
}
