import type { Kit } from '#platform/kit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { LimitsModule, StakeRequest, StakeTerms } from '#modules/limits'
import type { MemberModule } from '#modules/member'
import type { Outcome, WalletModule } from '#modules/wallet'
import type { ProviderRegistry } from './admin/registry.ts'
import type { CallHealth } from './admin/health.ts'
import type { JackpotOwners } from './wallet-api/jackpot-owners.ts'
import { createPlayers, requireMayPlay, type Player } from './wallet-api/players.ts'
import type { GameSessions } from './launch/game-sessions.ts'
import type { ProviderStore } from './store/index.ts'

/** Dependencies shared by the wallet API, launches, rounds and transfer wallets. */
export interface ProviderDeps {
  kit: Kit
  wallet: WalletModule
  store: ProviderStore
  registry: ProviderRegistry
  sessions: GameSessions
  jackpotOwners: JackpotOwners
  health: CallHealth
  /** Finds a player by the id that providers know. */
  player(playerId: string): Promise<Player>
  /** The player's language, or the brand's default. */
  language(player: Player): Promise<string>
  exclusion: ExclusionModule
  /** Refuses players who may not play now. */
  requireMayPlay(player: Player): Promise<void>
  /** Places a stake, with any win of the same transfer, within the player's limits. */
  placeStake(player: Player, stake: StakeRequest, transfer: TransferOnTerms): Promise<Outcome>
}

type TransferOnTerms = (terms: StakeTerms) => Promise<Outcome>

export interface ProviderDepsOptions {
  kit: Kit
  brands: BrandModule
  member: MemberModule
  exclusion: ExclusionModule
  limits: LimitsModule
  wallet: WalletModule
  store: ProviderStore
  registry: ProviderRegistry
  sessions: GameSessions
  jackpotOwners: JackpotOwners
  health: CallHealth
}

export function createProviderDeps({
  brands,
  member,
  limits,
  ...parts
}: ProviderDepsOptions): ProviderDeps {
  const { wallet, store, exclusion } = parts
  return {
    ...parts,
    player: createPlayers({ member, brands, wallet, store }),
    language: async ({ id, brand: own }) => (await member.language(id)) ?? own().language,
    requireMayPlay: (player) => requireMayPlay(exclusion, player),
    placeStake(player, stake, transfer) {
      // Limits do not apply to play money.
      if (player.mode === 'trial') return transfer({ code: stake.code, guards: [] })
      return limits.decide({ id: player.id, brandId: player.brand().id }, stake, transfer)
    },
  }
}
