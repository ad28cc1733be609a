import type { BrandModule } from '#modules/brand'
import type { ActiveProvider, GameProviderModule } from '#modules/game-provider'
import { createReloader } from '#platform/reload'
import { applyChoices } from './choices.ts'
import type { CatalogueSnapshot } from './rules.ts'
import { createBrandCatalogue, type BrandCatalogue } from './brand-catalogue.ts'

interface BuiltCatalogue {
  snapshot: CatalogueSnapshot
  offers: readonly ActiveProvider[]
  view: BrandCatalogue
}

/** All games in memory, and each brand's catalogue of them. */
export function createCatalogue(
  read: () => Promise<CatalogueSnapshot>,
  brands: BrandModule,
  gameProvider: Pick<GameProviderModule, 'activeProviders' | 'marketRulesOf'>,
) {
  let snapshot: CatalogueSnapshot = { games: [], rooms: [], choices: [] }
  let views = 0
  const built = new Map<string, BuiltCatalogue>()

  const reload = createReloader(async () => {
    snapshot = await read()
  })
  const opening = reload()
  // Callers of `opened` handle the error.
  opening.catch(() => undefined)

  function isUnchanged({ currency, freePlay, returns }: BrandCatalogue, brandId: string): boolean {
    const own = brands.byId(brandId)
    const isSame = own.currency === currency && own.returns === returns
    return isSame && gameProvider.marketRulesOf(brandId).freePlay === freePlay
  }

  function build(brandId: string, all: readonly ActiveProvider[]): BrandCatalogue {
    const { currency, returns } = brands.byId(brandId)
    const offers = all
      .filter((offer) => offer.isFor(brandId))
      .map((offer) => ({ ...offer, games: offer.gamesIn(brandId) }))
    const games = applyChoices(snapshot.games, snapshot.choices, brandId)
    const { rooms } = snapshot
    const { freePlay } = gameProvider.marketRulesOf(brandId)
    const facts = { id: (views += 1), currency, freePlay, returns, offers }
    const view = createBrandCatalogue({ games, rooms }, facts)
    built.set(brandId, { snapshot, offers: all, view })
    return view
  }

  return {
    /** Rebuilt when a game, a provider or the brand has changed. */
    of(brandId: string): BrandCatalogue {
      const offers = gameProvider.activeProviders()
      const known = built.get(brandId)
      const isPresent = known?.snapshot === snapshot && known.offers === offers
      return isPresent && isUnchanged(known.view, brandId) ? known.view : build(brandId, offers)
    },
    snapshot: () => snapshot,
    /** Resolves after the first load, which runs while the rest of the site starts. */
    opened: () => opening,
    reload,
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
