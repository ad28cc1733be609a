import type { FastifyInstance } from 'fastify'
import { calls, callsByRoute, openApi, routes, type Route } from '@fairhouse/protocol'
import { mountCall, type AllHandlers, type Gate, type MountOptions } from '#platform/http'
import type { Context } from './context.ts'

export interface HttpOptions {
  checkAnswers: boolean
  closing(): boolean
}

/** Every call with its handler: a call without one does not compile. */
function handlersOf({ brand, member, session, staff }: Context): AllHandlers {
  return { ...brand.http, ...member.http, ...session.http, ...staff.http }
}

export function gateOf({ brand, session }: Context): Gate {
  return {
    brandOf: brand.of,
    sessionOf: session.find,
    mustLookUp: (token) => !session.isKnown(token),
  }
}

export function mountAll(app: FastifyInstance, context: Context, options: HttpOptions) {
  const mountOptions = mountOptionsOf(context, options)
  const handlers = handlersOf(context)
  const mount = <R extends Route>(route: R) =>
    mountCall(app, callsByRoute[route], handlers[route], mountOptions)
  for (const route of routes) mount(route)
  const document = JSON.stringify(openApi(calls, context.kit.version))
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(document))
}

export function mountOptionsOf(context: Context, options: HttpOptions): MountOptions {
  const { config, rate, transport } = context.kit
  const production = !config.demo
  return {
    gate: gateOf(context),
    rate,
    transport,
    secureOnly: production,
    allowPlain: config.demo,
    ...options,
  }
}
