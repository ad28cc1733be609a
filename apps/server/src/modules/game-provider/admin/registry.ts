import type { Kit } from '#platform/kit'
import { createReloader } from '#platform/reload'
import type { StoredProvider, ProviderSettings, ProviderStore } from '../store/index.ts'

type HiddenColumns = 'secret' | 'oldSecret' | 'oldSecretUntil'
type ListColumns = 'games' | 'brandsOn' | 'brandsOff' | 'gamesOff'

/** A provider with its secret decrypted and its games loaded. */
export interface Provider extends Omit<StoredProvider, HiddenColumns | ListColumns> {
  secret: string
  /** The replaced secret and the end of its time. */
  oldKey: { secret: string; until: Date } | null
  games: ReadonlySet<string>
  /** Whether the brand has this provider. */
  isFor(brandId: string): boolean
  /** The provider's games for a brand; empty if the brand does not have the provider. */
  gamesIn(brandId: string): ReadonlySet<string>
}

/** A provider to add; its secret is in the clear. */
export interface NewProvider
  extends Pick<Provider, 'code' | 'secret' | 'wallet' | 'baseUrl'>, Partial<ProviderSettings> {
  games: readonly string[]
  isInHouse?: boolean
  /** Limits the provider to these brands; all brands if omitted. */
  brandIds?: readonly string[]
}

/** Purpose of the key that encrypts secrets of providers. */
export const secretPurpose = 'vendor'
const noGames: ReadonlySet<string> = new Set()

/** All providers, cached in memory. */
export async function createProviderRegistry({ secrets }: Kit, store: ProviderStore) {
  let byCode = new Map<string, Provider>()

  function toProvider(row: StoredProvider): Provider {
    const { brandsOn, brandsOff, games, gamesOff, oldSecret, oldSecretUntil, ...facts } = row
    const all = new Set(games)
    const rest = gamesLeftByBrand(all, gamesOff)
    const named = new Map(brandsOn.map((id) => [id, true]))
    for (const id of brandsOff) named.set(id, false)
    const isFor = (brandId: string) => named.get(brandId) ?? row.everywhere
    return {
      ...facts,
      name: row.name === '' ? row.code : row.name,
      secret: secrets.unlock(secretPurpose, row.secret),
      oldKey:
        oldSecret && oldSecretUntil
          ? { secret: secrets.unlock(secretPurpose, oldSecret), until: oldSecretUntil }
          : null,
      games: all,
      isFor,
      gamesIn: (brandId) => (isFor(brandId) ? (rest.get(brandId) ?? all) : noGames),
    }
  }

  const reload = createReloader(async () => {
    byCode = new Map((await store.all()).map((row) => [row.code, toProvider(row)]))
  })

  await reload()
  return {
    /** All providers by code; a new map after each change. */
    current: (): ReadonlyMap<string, Provider> => byCode,
    find: (code: string) => byCode.get(code),
    findByGame: (game: string) => [...byCode.values()].find(({ games }) => games.has(game)),
    reload,
    /** Adds the provider or updates it. */
    async put({ brandIds, ...provider }: NewProvider) {
      const { isInHouse = false } = provider
      const secret = secrets.lock(secretPurpose, provider.secret)
      const games = [...provider.games]
      await store.put({ ...toSettings(provider), ...provider, isInHouse, games, secret }, brandIds)
      await reload()
    },
  }
}

/** The remaining games of each brand that has some of them switched off. */
function gamesLeftByBrand(all: ReadonlySet<string>, off: StoredProvider['gamesOff']) {
  const rest = new Map<string, Set<string>>()
  for (const { brandId, game } of off) {
    const own = rest.get(brandId) ?? new Set(all)
    own.delete(game)
    rest.set(brandId, own)
  }
  return rest
}

function toSettings({ code, ...look }: NewProvider): ProviderSettings {
  const { name = code, launchUrl = null, categories = [], isHot = false, hasTrial = false } = look
  return { name, launchUrl, categories, isHot, hasTrial }
}

export type ProviderRegistry = Awaited<ReturnType<typeof createProviderRegistry>>
