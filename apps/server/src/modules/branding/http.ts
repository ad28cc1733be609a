import { clerkOf, type HandlersOf } from '#platform/http'
import type { creationOf } from './create.ts'
import type { draftsOf, looksOf } from './desk.ts'
import type { logosOf } from './logo.ts'
import type { previewsOf } from './preview.ts'
import type { publishingOf } from './publish.ts'
import type { statusOf } from './status.ts'

interface Desk {
  looks: ReturnType<typeof looksOf>
  drafts: ReturnType<typeof draftsOf>
  publishing: ReturnType<typeof publishingOf>
  create: ReturnType<typeof creationOf>
  status: ReturnType<typeof statusOf>
  previews: ReturnType<typeof previewsOf>
  keepLogo: ReturnType<typeof logosOf>
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

export function brandingHttp(desk: Desk): HandlersOf<Route> {
  const { looks, drafts, publishing, create, status, previews, keepLogo } = desk
  return {
    'GET /office/api/brands': async () => ({ list: await looks.list() }),
    'GET /office/api/brand': ({ input }) => looks.one(input.brandId),
    'GET /office/api/brand/codes': ({ input }) => looks.codeUse(input.brandId),
    'PUT /office/api/brand': async (request) => ({
      id: await create(request.input, clerkOf(request)),
    }),
    'PUT /office/api/brand/draft': async (request) => {
      const { brandId, revision, document } = request.input
      return { revision: await drafts.save(brandId, revision, document, clerkOf(request)) }
    },
    'POST /office/api/brand/draft/discard': async (request) => {
      await drafts.discard(request.input.brandId, request.input.revision, clerkOf(request))
      return {}
    },
    'POST /office/api/brand/publish': async (request) => {
      const { brandId, revision, reason } = request.input
      return publishing.publish(brandId, revision, reason, clerkOf(request))
    },
    'POST /office/api/brand/schedule': async (request) => {
      const { brandId, revision, publishAt: said, reason } = request.input
      const wish = { publishAt: said === undefined ? null : new Date(said), reason }
      return { revision: await drafts.schedule(brandId, revision, wish, clerkOf(request)) }
    },
    'GET /office/api/brand/versions': ({ input }) => looks.versions(input.brandId, input.before),
    'GET /office/api/brand/version': ({ input }) =>
      looks.version(input.brandId, Number(input.number)),
    'POST /office/api/brand/restore': async (request) => {
      const { brandId, revision, number } = request.input
      return { revision: await drafts.restore(brandId, revision, number, clerkOf(request)) }
    },
    'POST /office/api/brand/status': async (request) => {
      const { brandId, maintenance, reason } = request.input
      return { approval: await status.ask(brandId, maintenance, reason, clerkOf(request)) }
    },
    'POST /office/api/brand/preview': (request) =>
      previews.give(request.input.brandId, request.origin, clerkOf(request)),
    'POST /office/api/content/site': (request) => {
      const { brandId, at } = request.input
      return previews.giveDrafts(brandId, at, request.origin, clerkOf(request))
    },
    'PUT /office/api/brand/logo': async (request) => ({
      logo: await keepLogo(request.input.brandId, request.input.image, clerkOf(request)),
    }),
  }
}
