import { queryOf } from './call.ts'
import { request, splitRoute } from './request.ts'
import type { FormRoute, Sent, Value } from './types.ts'

/** Calls a route with a form-encoded body. */
export function callForm<R extends FormRoute>(route: R, input: Sent<R>): Promise<Value<R>> {
  const { method, path } = splitRoute(route)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return request(path, { method, headers, body: queryOf({ ...input }).slice(1) })
}
