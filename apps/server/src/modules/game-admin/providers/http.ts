import { staffActorOf, type HandlersOf } from '#platform/http'
import type { ProviderAdmin } from './provider-admin.ts'
import type { ProviderRequests } from './provider-requests.ts'
import type { createProviderView } from './provider-view.ts'

type Route =
  | 'GET /office/api/providers'
  | 'PUT /office/api/provider'
  | 'POST /office/api/provider/change'
  | 'POST /office/api/provider/key'
  | 'POST /office/api/provider/old-key'
  | 'POST /office/api/provider/test'

export function providersHttp(
  admin: ProviderAdmin,
  requests: ProviderRequests,
  list: ReturnType<typeof createProviderView>,
): HandlersOf<Route> {
  return {
    'GET /office/api/providers': () => list(),
    'PUT /office/api/provider': (request) => requests.add(request.input, staffActorOf(request)),
    'POST /office/api/provider/change': async (request) => ({
      approval: await admin.change(request.input, staffActorOf(request)),
    }),
    'POST /office/api/provider/key': (request) =>
      requests.renewKey(request.input, staffActorOf(request)),
    'POST /office/api/provider/old-key': async (request) => {
      await admin.endOldKey(request.input.code, request.input.reason, staffActorOf(request))
      return {}
    },
    'POST /office/api/provider/test': (request) =>
      admin.test(request.input.code, staffActorOf(request)),
  }
}
