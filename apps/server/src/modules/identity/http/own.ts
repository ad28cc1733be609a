import { Refusal, type HandlersOf } from '#platform/http'
import type { Deps } from '../deps.ts'
import { createDocumentSubmission } from '../submit-documents.ts'

type Route =
  | 'GET /wps/identity'
  | 'PUT /wps/identity'
  | 'POST /wps/identity/picture'
  | 'POST /wps/identity/wake'

interface AccountRequest {
  session: { subjectId: string }
  brand: { id: string }
}

const toSubmitter = ({ session, brand }: AccountRequest) => ({
  memberId: session.subjectId,
  brandId: brand.id,
})

export function ownHttp(deps: Deps): HandlersOf<Route> {
  const { kit, isFresh, member, wallet } = deps
  const { load, send, storePicture } = createDocumentSubmission(deps)
  return {
    'GET /wps/identity': (request) => load(toSubmitter(request)),
    'PUT /wps/identity': (request) =>
      send(request.input.kind, request.input.pictures, toSubmitter(request)),
    'POST /wps/identity/picture': async (request) => ({
      id: await storePicture(request.input.image, toSubmitter(request)),
    }),
    'POST /wps/identity/wake': async ({ session: { id, subjectId } }) => {
      if (!(await isFresh(id))) throw new Refusal('step_up_required')
      await kit.database.db.transaction().execute(async (transaction) => {
        await member.reactivate(transaction, subjectId)
        await wallet.renewTerms(transaction, subjectId)
      })
      return {}
    },
  }
}
