import { staffActorOf, type HandlersOf } from '#platform/http'
import type { createBrandOpener } from './create.ts'
import type { createDraftEditor, createBrandViews } from './drafts.ts'
import type { createLogoUpload } from './logo.ts'
import type { createPreviews } from './preview.ts'
import type { createPublishing } from './publish.ts'
import type { createStatusChange } from './status.ts'

interface Services {
  views: ReturnType<typeof createBrandViews>
  drafts: ReturnType<typeof createDraftEditor>
  publishing: ReturnType<typeof createPublishing>
  create: ReturnType<typeof createBrandOpener>
  status: ReturnType<typeof createStatusChange>
  previews: ReturnType<typeof createPreviews>
  saveLogo: ReturnType<typeof createLogoUpload>
}

type Route =
  | 'GET /office/api/brands'
  | 'GET /office/api/brand'
  | 'GET /office/api/brand/codes'
  | 'PUT /office/api/brand'
  | 'PUT /office/api/brand/draft'
  | 'POST /office/api/brand/draft/discard'
  | 'POST /office/api/brand/publish'
  | 'POST /office/api/brand/schedule'
  | 'GET /office/api/brand/versions'
  | 'GET /office/api/brand/version'
  | 'POST /office/api/brand/restore'
  | 'POST /office/api/brand/status'
  | 'POST /office/api/brand/preview'
  | 'POST /office/api/content/site'
  | 'PUT /office/api/brand/logo'

export function brandAdminHttp(services: Services): HandlersOf<Route> {
  const { views, drafts, publishing, create, status, previews, saveLogo } = services
  return {
    'GET /office/api/brands': async () => ({
      list: await views.list(),
      mayDemonstrate: views.mayDemonstrate,
    }),
    'GET /office/api/brand': ({ input }) => views.one(input.brandId),
    'GET /office/api/brand/codes': ({ input }) => views.codeUse(input.brandId),
    'PUT /office/api/brand': async (request) => ({
      id: await create(request.input, staffActorOf(request)),
    }),
    'PUT /office/api/brand/draft': async (request) => {
      const { brandId, revision, document } = request.input
      return { revision: await drafts.save(brandId, revision, document, staffActorOf(request)) }
    },
    'POST /office/api/brand/draft/discard': async (request) => {
      await drafts.discard(request.input.brandId, request.input.revision, staffActorOf(request))
      return {}
    },
    'POST /office/api/brand/publish': async (request) => {
      const { brandId, revision, reason } = request.input
      return publishing.publish(brandId, revision, reason, staffActorOf(request))
    },
    'POST /office/api/brand/schedule': async (request) => {
      const { brandId, revision, publishAt: said, reason } = request.input
      const wish = { publishAt: said === undefined ? null : new Date(said), reason }
      return { revision: await drafts.schedule(brandId, revision, wish, staffActorOf(request)) }
    },
    'GET /office/api/brand/versions': ({ input }) => views.versions(input.brandId, input.before),
    'GET /office/api/brand/version': ({ input }) =>
      views.version(input.brandId, Number(input.number)),
    'POST /office/api/brand/restore': async (request) => {
      const { brandId, revision, number } = request.input
      return { revision: await drafts.restore(brandId, revision, number, staffActorOf(request)) }
    },
    'POST /office/api/brand/status': async (request) => {
      const { brandId, maintenance, reason } = request.input
      return { approval: await status.ask(brandId, maintenance, reason, staffActorOf(request)) }
    },
    'POST /office/api/brand/preview': (request) =>
      previews.give(request.input.brandId, request.origin, staffActorOf(request)),
    'POST /office/api/content/site': (request) => {
      const { brandId, at } = request.input
      return previews.giveDrafts(brandId, at, request.origin, staffActorOf(request))
    },
    'PUT /office/api/brand/logo': async (request) => ({
      logo: await saveLogo(request.input.brandId, request.input.image, staffActorOf(request)),
    }),
  }
}
