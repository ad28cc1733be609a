import { request, splitRoute } from './request.ts'
import type { CallOptions, PlainRoute, SentArguments, Value } from './types.ts'

/** Calls a route; returns the value, or throws `CallRefused` or `CallFailed`. */
export function call<R extends PlainRoute>(
  route: R,
  ...[input, options]: SentArguments<R>
): Promise<Value<R>> {
  return callRoute(route, input ?? {}, options)
}

/** Calls a route that is only known at run time. */
export function callRoute<Answered>(
  route: PlainRoute,
  fields: Readonly<Record<string, unknown>>,
  options?: CallOptions,
): Promise<Answered> {
  const { method, path } = splitRoute(route)
  if (method === 'GET' || method === 'DELETE') {
    return request(path + queryOf(fields), { method }, options)
  }
  const headers = { 'Content-Type': 'application/json' }
  return request(path, { method, headers, body: JSON.stringify(fields) }, options)
}

export function queryOf(fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') query.append(name, value)
    else if (value !== undefined) query.append(name, JSON.stringify(value))
  }
  return query.size > 0 ? `?${query}` : ''
}
