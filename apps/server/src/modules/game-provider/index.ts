import { amountOf, toWire } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { LimitsModule } from '#modules/limits'
import type { MemberModule } from '#modules/member'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { FastifyInstance } from 'fastify'
import { createInProcessCall } from './wallet-api/answers.ts'
import { createProviderRegistry } from './admin/registry.ts'
import { createProviderDeps } from './deps.ts'
import { createProviderAdmin } from './admin/provider-admin.ts'
import { createProviderSetup } from './admin/provider-setup.ts'
import { createCallHealth } from './admin/health.ts'
import { mountWalletApi } from './wallet-api/http.ts'
import { createInHouseProviders } from './admin/in-house.ts'
import { createLauncher } from './launch/launch.ts'
import { createActiveProviders } from './admin/offers.ts'
import { createJackpotOwners } from './wallet-api/jackpot-owners.ts'
import { marketRules } from './market-rules.ts'
import { createRoundSteps } from './rounds/round-steps.ts'
import { createGameSessions } from './launch/game-sessions.ts'
import { createWalletSessions } from './transfer-wallets/wallet-sessions.ts'
import { createProviderStore, keyStore } from './store/index.ts'
import { closeStaleRounds } from './rounds/close-stale-rounds.ts'
import { fillTrial } from './launch/trial-money.ts'
import { createTransferWallets } from './transfer-wallets/transfers.ts'
import { createRoundVoiding } from './rounds/void-round.ts'

export { inHouseSecret, type InHouseProvider } from './admin/in-house.ts'
export { InvalidProvider, isProviderCode, trimSlashes } from './admin/provider-terms.ts'
export type { ProviderTerms } from './admin/provider-terms.ts'
export type { LaunchRequest } from './launch/launch.ts'
export type { ActiveProvider } from './admin/offers.ts'
export type { Switch } from './store/index.ts'
export { transferIdOf } from './wallet-api/idempotency.ts'

export type GameProviderModule = Awaited<ReturnType<typeof createGameProvider>>

interface Deps {
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
  exclusion: ExclusionModule
  limits: LimitsModule
}

/** All game providers, in-house ones included, move money only through this module. */
export async function createGameProvider(kit: Kit, modules: Deps) {
  const { brands, member } = modules
  const store = createProviderStore(kit.database)
  const registry = await createProviderRegistry(kit, store)
  const sessions = createGameSessions(kit, store)
  const jackpotOwners = createJackpotOwners(registry, store)
  const health = createCallHealth(kit.clock)
  const setup = createProviderSetup(kit, registry)
  const deps = createProviderDeps({
    kit,
    ...modules,
    store,
    registry,
    sessions,
    jackpotOwners,
    health,
  })
  const wallets = createTransferWallets(deps)
  const walletSessions = createWalletSessions(deps, wallets)
  return {
    mount: (app: FastifyInstance, closing: () => boolean) => mountWalletApi(app, deps, closing),
    ...createProviderAdmin(registry, store, setup),
    setup,
    activeProviders: createActiveProviders({ registry, brands, clock: kit.clock }),
    /** Health of a provider's calls, as seen by this process. */
    healthOf: health.of,
    /** Open real-money rounds by provider. */
    openRounds: () => store.rounds.real.openByVendor(kit.clock.now()),
    inHouse: createInHouseProviders(kit, { registry, store, jackpotOwners }),
    ...createLauncher(deps, brands, member, walletSessions),
    perform: createInProcessCall(deps),
    /** The market rules for a brand's games. */
    marketRulesOf: (brandId: string) => marketRules[brands.byId(brandId).market],
    /** Tops up play money when it is nearly used up. */
    fillTrial: (memberId: string) => fillTrial(deps, memberId),
    /** Ends a member's open game sessions; stakes already placed are still settled. */
    endGames: sessions.endAll,
    forgetGames: sessions.forget,
    forgetAllGames: sessions.forgetAll,
    /** Whether any play-money session may still be active. */
    isAnyTrial: () => sessions.isAnyTrial(),
    /** Whether an open round may still pay out, or a provider may hold the member's money. */
    hasOpenRounds: async (memberId: string) =>
      (await store.rounds.real.hasOpenRounds(memberId)) || (await store.hasWalletSession(memberId)),
    /** Everything that a member has played, for the data export. */
    async exportOf(memberId: string) {
      const money = (units: string) => toWire(amountOf(BigInt(units)))
      const games = await store.rounds.real.playedBy(memberId)
      return games.map((game) => ({ ...game, stake: money(game.stake), win: money(game.win) }))
    },
    ...createRoundSteps(store),
    ...createRoundVoiding(deps),
    transferWallets: wallets,
    walletSessions,
    /** Removes expired sessions and keys, and closes rounds that their provider left open. */
    async sweep(): Promise<void> {
      await sessions.sweep()
      await keyStore(kit.database.db).deleteExpired(kit.clock.now())
      await closeStaleRounds(deps)
    },
  }
}
