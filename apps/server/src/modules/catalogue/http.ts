import { languageOf } from '@fairhouse/i18n/server'
import { clerkOf, type HandlersOf } from '#platform/http'
import { faultsOf, type CatalogueDesk } from './desk.ts'
import type { liveReturns } from './live.ts'
import type { CatalogueShelf } from './shelf.ts'

type Route =
  | 'GET /office/api/catalogue'
  | 'GET /office/api/catalogue/games'
  | 'GET /office/api/catalogue/returns'
  | 'POST /office/api/catalogue/switch'
  | 'POST /office/api/catalogue/hot'
  | 'POST /office/api/catalogue/order'
  | 'POST /office/api/catalogue/import'

interface Served {
  shelf: CatalogueShelf
  desk: CatalogueDesk
  live: ReturnType<typeof liveReturns>
}

export function catalogueHttp({ shelf, desk, live }: Served): HandlersOf<Route> {
  return {
    'GET /office/api/catalogue': () => shelf.vendors(),
    'GET /office/api/catalogue/games': ({ input }) => shelf.games(input),
    'GET /office/api/catalogue/returns': ({ input, language }) =>
      live(input.brandId, languageOf(language)?.code ?? 'EN'),
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
