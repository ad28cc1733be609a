import { gameStopOf, stopOf, type BrandModule } from '#modules/brand'
import type { Clock } from '#platform/clock'
import type { Provider, ProviderRegistry } from './registry.ts'

/** The fields of a provider that other modules may see. */
export type ActiveProvider = Pick<
  Provider,
  'code' | 'name' | 'wallet' | 'categories' | 'isHot' | 'hasTrial' | 'games' | 'isFor' | 'gamesIn'
>

interface Deps {
  registry: ProviderRegistry
  brands: BrandModule
  clock: Clock
}

/** The enabled providers; a new list after each change, also of a stop. */
export function createActiveProviders({
  registry,
  brands,
  clock,
}: Deps): () => readonly ActiveProvider[] {
  let known: ReturnType<ProviderRegistry['current']> | undefined
  let providers: readonly ActiveProvider[] = []

  /** Without what is stopped at the brand. */
  function toActiveProvider(provider: Provider): ActiveProvider {
    const { code, name, wallet, categories, isHot, hasTrial, games } = provider
    const isFor = (brandId: string) =>
      provider.isFor(brandId) &&
      !stopOf(brands.byId(brandId), { what: 'vendor', vendor: code }, clock.now())
    function gamesIn(brandId: string) {
      const all = provider.gamesIn(brandId)
      const brand = brands.byId(brandId)
      if (brand.stops.length === 0) return all
      const now = clock.now()
      return new Set([...all].filter((game) => !gameStopOf(brand, code, game, now)))
    }
    return { code, name, wallet, categories, isHot, hasTrial, games, isFor, gamesIn }
  }

  return () => {
    const current = registry.current()
    if (current !== known) {
      known = current
      providers = [...current.values()].filter(({ enabled }) => enabled).map(toActiveProvider)
    }
    return providers
  }
}
