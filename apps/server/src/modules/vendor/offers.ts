import type { Vendor, VendorBook } from './book.ts'

/** What others may know of a vendor. */
export type Offer = Pick<
  Vendor,
  'code' | 'name' | 'categories' | 'isHot' | 'hasTrial' | 'games' | 'isFor' | 'gamesIn'
>

/** The vendors that are switched on; another list after each change of theirs. */
export function offersOf(book: VendorBook): () => readonly Offer[] {
  let seen: ReturnType<VendorBook['present']> | undefined
  let offers: readonly Offer[] = []
  return () => {
    const present = book.present()
    if (present !== seen) {
      seen = present
      offers = [...present.values()].filter(({ enabled }) => enabled).map(offerOf)
    }
    return offers
  }
}

function offerOf(vendor: Vendor): Offer {
  const { code, name, categories, isHot, hasTrial, games, isFor, gamesIn } = vendor
  return { code, name, categories, isHot, hasTrial, games, isFor, gamesIn }
}
