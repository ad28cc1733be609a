import { clerkOf, type HandlersOf } from '#platform/http'
import type { ContentDesk } from '../desk/desk.ts'
import type { ContentPictures } from '../desk/pictures.ts'
import { sanitise } from '../sanitise.ts'

type OfficeHandlers = HandlersOf<
  | 'GET /office/api/content'
  | 'PUT /office/api/content'
  | 'DELETE /office/api/content'
  | 'POST /office/api/content/order'
  | 'POST /office/api/content/picture'
  | 'POST /office/api/content/preview'
>

export function officeHttp(desk: ContentDesk, pictures: ContentPictures): OfficeHandlers {
  return {
    'GET /office/api/content': async ({ input, refuse }) => {
      const brands = desk.brands()
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
        list: await desk.list(brandId, input.kind),
      }
    },
    'PUT /office/api/content': async (request) => {
      const { brandId, piece, seen } = request.input
      return { seen: await desk.save(brandId, piece, seen, clerkOf(request)) }
    },
    'DELETE /office/api/content': async (request) => {
      const { brandId, kind, id } = request.input
      await desk.remove(brandId, kind, id, clerkOf(request))
      return {}
    },
    'POST /office/api/content/order': async (request) => {
      const { brandId, kind, ids } = request.input
      await desk.order(brandId, kind, ids, clerkOf(request))
      return {}
    },
    'POST /office/api/content/picture': async ({ input }) => ({
      image: await pictures.add(input.brandId, input.image, input.crop),
    }),
    'POST /office/api/content/preview': async ({ input }) => ({ html: sanitise(input.html) }),
  }
}
