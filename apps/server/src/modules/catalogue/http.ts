import { clerkOf, type HandlersOf } from '#platform/http'
import { faultsOf, type CatalogueDesk } from './desk.ts'
import type { CatalogueShelf } from './shelf.ts'

type Route =
  | 'GET /office/api/catalogue'
  | 'GET /office/api/catalogue/games'
  | 'POST /office/api/catalogue/switch'
  | 'POST /office/api/catalogue/hot'
  | 'POST /office/api/catalogue/order'
  | 'POST /office/api/catalogue/import'

export function catalogueHttp(shelf: CatalogueShelf, desk: CatalogueDesk): HandlersOf<Route> {
  return {
    'GET /office/api/catalogue': () => shelf.vendors(),
    'GET /office/api/catalogue/games': ({ input }) => shelf.games(input),
    'POST /office/api/catalogue/switch': async (request) => {
      const { isOn, reason, ...asked } = request.input
      await desk.turn(asked, isOn, reason, clerkOf(request))
      return {}
    },
    'POST /office/api/catalogue/hot': async (request) => {
      const { isHot, ...asked } = request.input
      await desk.markHot(asked, isHot, clerkOf(request))
      return {}
    },
    'POST /office/api/catalogue/order': async (request) => {
      const { place, ...asked } = request.input
      await desk.move(asked, place, clerkOf(request))
      return {}
    },
    'POST /office/api/catalogue/import': async (request) => {
      const { vendor, file, content } = request.input
      if (!shelf.isKnown(vendor)) return request.refuse('not_found')
      try {
        const done = await desk.importList(vendor, file, content, clerkOf(request))
        return { ...done, faults: [] }
      } catch (error) {
        return { added: 0, changed: 0, same: 0, faults: [...faultsOf(error)] }
      }
    },
  }
}
