import type { BrandModule } from '#modules/brand'
import type { Offer, VendorModule } from '#modules/vendor'
import { rereader } from '#platform/reread'
import { chosen } from './choices.ts'
import type { Stand } from './rules.ts'
import { createView, type View } from './view.ts'

interface Built {
  snapshot: Stand
  offers: readonly Offer[]
  view: View
}

/** All games, kept in memory, and what each brand has of them. */
export function createCatalogue(
  read: () => Promise<Stand>,
  brand: BrandModule,
  vendor: Pick<VendorModule, 'offers' | 'rulesOf'>,
) {
  let snapshot: Stand = { games: [], rooms: [], choices: [] }
  let views = 0
  const built = new Map<string, Built>()

  const reload = rereader(async () => {
    snapshot = await read()
  })
  const opening = reload()
  // Whoever waits for it hears of a fault.
  opening.catch(() => undefined)

  function isAsBefore({ currency, freePlay, returns }: View, brandId: string): boolean {
    const own = brand.byId(brandId)
    const isSame = own.currency === currency && own.returns === returns
    return isSame && vendor.rulesOf(brandId).freePlay === freePlay
  }

  function build(brandId: string, all: readonly Offer[]): View {
    const { currency, returns } = brand.byId(brandId)
    const offers = all
      .filter((offer) => offer.isFor(brandId))
      .map((offer) => ({ ...offer, games: offer.gamesIn(brandId) }))
    const games = chosen(snapshot.games, snapshot.choices, brandId)
    const { rooms } = snapshot
    const { freePlay } = vendor.rulesOf(brandId)
    const facts = { id: (views += 1), currency, freePlay, returns, offers }
    const view = createView({ games, rooms }, facts)
    built.set(brandId, { snapshot, offers: all, view })
    return view
  }

  return {
    /** Built anew when a game, a vendor or the brand has changed. */
    of(brandId: string): View {
      const offers = vendor.offers()
      const known = built.get(brandId)
      const isPresent = known?.snapshot === snapshot && known.offers === offers
      return isPresent && isAsBefore(known.view, brandId) ? known.view : build(brandId, offers)
    },
    snapshot: () => snapshot,
    /** Read for the first time: ten thousand games come while the rest of the site starts. */
    opened: () => opening,
    reload,
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
