import type { HandlersOf } from '#platform/http'
import type { Picture } from './rules.ts'

type OwnOf = (id: string, ownerId: string) => Promise<Picture | undefined>

export function uploadHttp(ownOf: OwnOf): HandlersOf<'GET /wps/upload/image'> {
  return {
    'GET /wps/upload/image': async ({ input, session, refuse }) => {
      const picture = await ownOf(input.id, session.subjectId)
      if (!picture) return refuse('not_found')
      return { type: picture.type, data: picture.data.toString('base64') }
    },
  }
}
