import { Refusal, type HandlersOf } from '#platform/http'
import type { Parts } from '../parts.ts'
import { sendingOf } from '../sending.ts'

type Route =
  | 'GET /wps/identity'
  | 'PUT /wps/identity'
  | 'POST /wps/identity/picture'
  | 'POST /wps/identity/wake'

interface At {
  session: { subjectId: string }
  brand: { id: string }
}

const senderOf = ({ session, brand }: At) => ({ memberId: session.subjectId, brandId: brand.id })

export function ownHttp(parts: Parts): HandlersOf<Route> {
  const { kit, isFresh, member, wallet } = parts
  const { shown, send, keepPicture } = sendingOf(parts)
  return {
    'GET /wps/identity': (request) => shown(senderOf(request)),
    'PUT /wps/identity': (request) =>
      send(request.input.kind, request.input.pictures, senderOf(request)),
    'POST /wps/identity/picture': async (request) => ({
      id: await keepPicture(request.input.image, senderOf(request)),
    }),
    'POST /wps/identity/wake': async ({ session: { id, subjectId } }) => {
      if (!(await isFresh(id))) throw new Refusal('step_up_required')
      await kit.database.db.transaction().execute(async (transaction) => {
        await member.wake(transaction, subjectId)
        await wallet.renewTerms(transaction, subjectId)
      })
      return {}
    },
  }
}
