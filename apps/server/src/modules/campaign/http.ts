import { staffActorOf, type HandlersOf } from '#platform/http'
import type { Deps } from './deps.ts'
import { renderPreview } from './preview.ts'
import type { Sending } from './sending.ts'
import type { Templates } from './templates.ts'
import { toRunView } from './run-view.ts'

type Handlers = HandlersOf<
  | 'GET /office/api/mailing'
  | 'PUT /office/api/mailing/template'
  | 'DELETE /office/api/mailing/template'
  | 'POST /office/api/mailing/preview'
  | 'POST /office/api/mailing/count'
  | 'POST /office/api/mailing'
  | 'GET /office/api/mailing/list'
  | 'POST /office/api/mailing/stop'
>

export function campaignHttp(
  { brands, memberAdmin, member }: Deps,
  templates: Templates,
  sending: Sending,
): Handlers {
  return {
    'GET /office/api/mailing': async ({ input, refuse }) => {
      const all = brands.all()
      const brandId = input.brandId ?? all[0]?.id
      if (brandId === undefined) return refuse('not_found')
      const list = await templates.list(brandId)
      return {
        brands: all.map(({ id, name, language, languages, timeZone, currency }) => ({
          id,
          name,
          language,
          languages,
          timeZone,
          currency,
        })),
        brandId,
        templates: list.map(({ at, ...template }) => ({ ...template, at: at.toISOString() })),
        labels: await memberAdmin.labels(),
      }
    },
    'PUT /office/api/mailing/template': async (request) => ({
      id: await templates.save(request.input, staffActorOf(request)),
    }),
    'DELETE /office/api/mailing/template': async (request) => {
      await templates.remove(request.input.brandId, request.input.id, staffActorOf(request))
      return {}
    },
    'POST /office/api/mailing/preview': async ({ input: { brandId, words, amount } }) =>
      renderPreview(templates.brandOf(brandId), words, amount),
    'POST /office/api/mailing/count': ({ input }) => sending.count(input.brandId, input.segment),
    'POST /office/api/mailing': (request) => sending.send(request.input, staffActorOf(request)),
    'GET /office/api/mailing/list': async ({ input }) => {
      const runs = await sending.list(input.brandId)
      return { list: await Promise.all(runs.map((run) => toRunView({ brands, member }, run))) }
    },
    'POST /office/api/mailing/stop': async (request) => ({
      sent: await sending.stop(request.input.id, staffActorOf(request)),
    }),
  }
}
