import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import { languageOf, letterWords } from '@fairhouse/i18n/server'
import type { Stop } from '#modules/brand'
import { staffActorOf, type HandlersOf } from '#platform/http'
import type { Deps } from './deps.ts'
import { languagesOf, requireTarget, type createEmergencyStops } from './emergency-stops.ts'

type Route =
  | 'GET /office/api/stops'
  | 'GET /office/api/stop/texts'
  | 'POST /office/api/stop'
  | 'POST /office/api/stop/end'

type StopsView = OutputOf<Calls['GET /office/api/stops']>

const pageSize = 50
/** How long a stop lasts unless staff choose otherwise. */
const usualMs = 2 * 3_600_000

export function stopHttp(
  deps: Deps,
  stops: ReturnType<typeof createEmergencyStops>,
): HandlersOf<Route> {
  const views = createStopViews(deps)
  return {
    'GET /office/api/stops': ({ input, language }) =>
      views.page(input.after, languageOf(language)?.code ?? 'EN'),
    'GET /office/api/stop/texts': async ({ input }) => ({
      texts: await views.texts(input),
      until: new Date(deps.kit.clock.now().getTime() + usualMs).toISOString(),
    }),
    'POST /office/api/stop': async (request) => ({
      id: await stops.start(request.input, staffActorOf(request)),
    }),
    'POST /office/api/stop/end': async (request) => {
      const { id, reason } = request.input
      return { approval: await stops.askEnd(id, reason, staffActorOf(request)) }
    },
  }
}

function createStopViews(deps: Deps) {
  const { kit, brands, gameProvider, lobby } = deps

  function nameOf(vendor: string | null, game: string | null, language: string): string | null {
    if (vendor === null) return null
    return game === null ? gameProvider.nameOf(vendor) : lobby.nameOf(vendor, game, language)
  }

  const toView = (stop: Stop, language: string): StopsView['list'][number] => ({
    id: stop.id,
    brandId: stop.brandId,
    what: stop.what,
    vendor: stop.vendor,
    game: stop.game,
    name: nameOf(stop.vendor, stop.game, language),
    texts: stop.texts,
    since: stop.since.toISOString(),
    until: stop.until.toISOString(),
    isActive: stop.endedAt === null && stop.until > kit.clock.now(),
    by: stop.staffId,
    reason: stop.reason,
    endedAt: stop.endedAt?.toISOString() ?? null,
    endedBy: stop.endedBy,
  })

  return {
    async page(after: string | undefined, language: string): Promise<StopsView> {
      const rows = await brands.stopStore(kit.database.db).page(after, pageSize + 1)
      const page = rows.slice(0, pageSize)
      return {
        brands: brands.all().map(({ id, name }) => ({ id, name })),
        vendors: gameProvider.all().map(({ code, name }) => ({ code, name })),
        list: page.map((stop) => toView(stop, language)),
        next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      }
    },
    /** What players are told unless staff write something else. */
    async texts(target: InputOf<Calls['GET /office/api/stop/texts']>) {
      const { what, vendor = null, game = null } = target
      const languages = languagesOf(await requireTarget(deps, target))
      return languages.map((language) => ({
        language,
        text: letterWords(language, `stop_${what}`, {
          name: nameOf(vendor, game, language) ?? '',
        }),
      }))
    },
  }
}
