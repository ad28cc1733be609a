import { staffActorOf, type HandlersOf } from '#platform/http'
import type { ContentEditor } from '../editing/editor.ts'
import type { ContentDrafts } from '../editing/drafts.ts'
import type { ContentHistory } from '../editing/history.ts'
import type { ContentPictures } from '../editing/pictures.ts'
import { sanitise } from '../sanitise.ts'

type OfficeHandlers = HandlersOf<
  | 'GET /office/api/content'
  | 'PUT /office/api/content'
  | 'DELETE /office/api/content'
  | 'POST /office/api/content/order'
  | 'POST /office/api/content/picture'
  | 'POST /office/api/content/preview'
  | 'GET /office/api/content/versions'
  | 'GET /office/api/content/removed'
  | 'POST /office/api/content/restore'
  | 'PUT /office/api/content/draft'
  | 'DELETE /office/api/content/draft'
>

interface EditingServices {
  editor: ContentEditor
  drafts: ContentDrafts
  history: ContentHistory
  pictures: ContentPictures
}

export function contentOfficeHttp({
  editor,
  drafts,
  history,
  pictures,
}: EditingServices): OfficeHandlers {
  return {
    'GET /office/api/content': async ({ input, refuse }) => {
      const brands = editor.brands()
      const brandId = input.brandId ?? brands[0]?.id
      if (brandId === undefined) return refuse('not_found')
      return {
        brands: brands.map(({ id, code, name, language, languages, timeZone }) => ({
          id,
          code,
          name,
          language,
          languages,
          timeZone,
        })),
        brandId,
        list: await editor.list(brandId, input.kind),
      }
    },
    'PUT /office/api/content': async (request) => ({
      seen: await editor.save(request.input, staffActorOf(request)),
    }),
    'DELETE /office/api/content': async (request) => {
      const { brandId, kind, id } = request.input
      await editor.remove(brandId, kind, id, staffActorOf(request))
      return {}
    },
    'POST /office/api/content/order': async (request) => {
      const { brandId, kind, ids } = request.input
      await editor.order(brandId, kind, ids, staffActorOf(request))
      return {}
    },
    'POST /office/api/content/picture': async ({ input }) => ({
      image: await pictures.add(input.brandId, input.image, input.crop),
    }),
    'GET /office/api/content/versions': ({ input: { before, ...piece } }) =>
      history.versions(piece, before === undefined ? undefined : Number(before)),
    'GET /office/api/content/removed': ({ input }) => history.removed(input.brandId, input.kind),
    'POST /office/api/content/restore': async (request) => {
      const { number, seen, ...piece } = request.input
      await history.restore(piece, number, seen, staffActorOf(request))
      return {}
    },
    'PUT /office/api/content/draft': async (request) => ({
      draft: await drafts.save(request.input, staffActorOf(request)),
    }),
    'DELETE /office/api/content/draft': async (request) => {
      const { brandId, kind, id, draft } = request.input
      await drafts.discard(brandId, kind, id, draft, staffActorOf(request))
      return {}
    },
    'POST /office/api/content/preview': async ({ input }) => ({ html: sanitise(input.html) }),
  }
}
