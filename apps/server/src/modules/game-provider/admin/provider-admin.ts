import { StartError } from '#platform/config'
import type { Executor } from '#platform/database'
import type { NewProvider, Provider, ProviderRegistry } from './registry.ts'
import type { ProviderTerms } from './provider-terms.ts'
import type { ProviderSetup } from './provider-setup.ts'
import { readSwitch, writeSwitch, type Switch, type ProviderStore } from '../store/index.ts'

/** The fields of a provider that operators may see. */
type ProviderSummary = Pick<
  Provider,
  | 'code'
  | 'name'
  | 'wallet'
  | 'enabled'
  | 'categories'
  | 'isInHouse'
  | 'games'
  | 'gamesKnown'
  | 'isFor'
  | 'gamesIn'
>

/** Configures providers and their switches; every process reloads after a change. */
export function createProviderAdmin(
  registry: ProviderRegistry,
  store: ProviderStore,
  setup: ProviderSetup,
) {
  return {
    /** Call after a row has changed. */
    reload: registry.reload,
    /** Launch URLs of the brand's enabled providers. */
    launchUrls: (brandId: string): string[] =>
      [...registry.current().values()].flatMap(({ enabled, isFor, launchUrl }) =>
        enabled && launchUrl !== null && isFor(brandId) ? [launchUrl] : [],
      ),
    isKnown: (code: string) => registry.find(code) !== undefined,
    /** The name shown to players. */
    nameOf: (code: string) => registry.find(code)?.name ?? code,
    isInHouse: (code: string) => registry.find(code)?.isInHouse === true,
    /** Adds or updates a provider; its existing games stay. */
    async put(provider: Omit<NewProvider, 'isInHouse'>): Promise<void> {
      await setup.requireValid(provider.code, toTerms(provider), provider.games)
      if (registry.find(provider.code)?.isInHouse) throw new StartError(`${provider.code} is ours.`)
      await registry.put(provider)
    },
    /** Adds games to a provider; known games are unchanged. The caller reloads. */
    async addGames(code: string, games: readonly string[], executor: Executor): Promise<void> {
      const known = registry.find(code)?.games
      if (games.every((game) => known?.has(game))) return
      await store.addGames(code, games, executor)
    },
    /** All providers as operators see them, including disabled ones. */
    all: (): ProviderSummary[] => [...registry.current().values()].map(toSummary),
    /**
     * Sets a switch in the caller's transaction; the caller reloads after the commit. Returns the
     * previous state, or undefined if there is no such provider or game.
     */
    async setSwitch(
      target: Switch,
      isOn: boolean,
      executor: Executor,
    ): Promise<boolean | undefined> {
      const before = await readSwitch(executor, target)
      if (before !== undefined && before !== isOn) await writeSwitch(executor, target, isOn)
      return before
    },
  }
}

/** A seamless provider has no wallet address. */
function toTerms({ code, wallet, baseUrl, ...look }: NewProvider): ProviderTerms {
  const { name = code, launchUrl = null, categories = [], isHot = false, hasTrial = false } = look
  const address = wallet === 'transfer' ? baseUrl : null
  return { name, wallet, launchUrl, baseUrl: address, categories, isHot, hasTrial }
}

function toSummary({
  code,
  name,
  wallet,
  enabled,
  categories,
  isInHouse,
  ...more
}: Provider): ProviderSummary {
  const { games, gamesKnown, isFor, gamesIn } = more
  const facts = { code, name, wallet, enabled, categories, isInHouse }
  return { ...facts, games, gamesKnown, isFor, gamesIn }
}
