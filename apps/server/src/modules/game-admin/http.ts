import { languageOf } from '@fairhouse/i18n/server'
import { staffActorOf, type HandlersOf } from '#platform/http'
import { faultsOf, type GameChanges } from './game-changes.ts'
import type { createMeasuredReturns } from './measured-returns.ts'
import type { CatalogueView } from './catalogue-view.ts'

type Route =
  | 'GET /office/api/catalogue'
  | 'GET /office/api/catalogue/games'
  | 'GET /office/api/catalogue/returns'
  | 'POST /office/api/catalogue/switch'
  | 'POST /office/api/catalogue/hot'
  | 'POST /office/api/catalogue/order'
  | 'POST /office/api/catalogue/import'

interface Services {
  view: CatalogueView
  changes: GameChanges
  measuredReturns: ReturnType<typeof createMeasuredReturns>
}

export function gameAdminHttp({ view, changes, measuredReturns }: Services): HandlersOf<Route> {
  return {
    'GET /office/api/catalogue': () => view.vendors(),
    'GET /office/api/catalogue/games': ({ input }) => view.games(input),
    'GET /office/api/catalogue/returns': ({ input, language }) =>
      measuredReturns(input.brandId, languageOf(language)?.code ?? 'EN'),
    'POST /office/api/catalogue/switch': async (request) => {
      const { isOn, reason, ...target } = request.input
      await changes.setEnabled(target, isOn, reason, staffActorOf(request))
      return {}
    },
    'POST /office/api/catalogue/hot': async (request) => {
      const { isHot, ...target } = request.input
      await changes.markHot(target, isHot, staffActorOf(request))
      return {}
    },
    'POST /office/api/catalogue/order': async (request) => {
      const { place, ...target } = request.input
      await changes.move(target, place, staffActorOf(request))
      return {}
    },
    'POST /office/api/catalogue/import': async (request) => {
      const { vendor, file, content, isPreview = false } = request.input
      if (!view.isKnown(vendor)) return request.refuse('not_found')
      try {
        const done = isPreview
          ? await changes.previewList(vendor, file, content)
          : await changes.importList(vendor, file, content, staffActorOf(request))
        return { ...done, faults: [] }
      } catch (error) {
        return { added: 0, changed: 0, same: 0, faults: [...faultsOf(error)] }
      }
    },
  }
}
