import type { Provider, ProviderRegistry } from './registry.ts'

/** The fields of a provider that other modules may see. */
export type ActiveProvider = Pick<
  Provider,
  'code' | 'name' | 'wallet' | 'categories' | 'isHot' | 'hasTrial' | 'games' | 'isFor' | 'gamesIn'
>

/** The enabled providers; a new list after each change. */
export function createActiveProviders(registry: ProviderRegistry): () => readonly ActiveProvider[] {
  let known: ReturnType<ProviderRegistry['current']> | undefined
  let providers: readonly ActiveProvider[] = []
  return () => {
    const current = registry.current()
    if (current !== known) {
      known = current
      providers = [...current.values()].filter(({ enabled }) => enabled).map(toActiveProvider)
    }
    return providers
  }
}

function toActiveProvider(provider: Provider): ActiveProvider {
  const { code, name, wallet, categories, isHot, hasTrial, games, isFor, gamesIn } = provider
  return { code, name, wallet, categories, isHot, hasTrial, games, isFor, gamesIn }
}
