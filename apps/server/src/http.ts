import type { FastifyInstance } from 'fastify'
import { calls, callsByRoute, openApi, rateClasses, routes, type Route } from '@fairhouse/protocol'
import {
  askInside,
  mountCall,
  type AllHandlers,
  type Front,
  type Gate,
  type Inside,
  type MountOptions,
  type Places,
} from '#platform/http'
import { outsideNotes } from './outside.ts'
import type { Context } from './context.ts'
import { visitedBrand } from './visited-brand.ts'

/** Every call with its handler: a call without one does not compile. */
function handlersOf(context: Context): AllHandlers {
  const { system, content, verification, member, factor, session, social } = context
  const { agent, registration, privacy, audit, branding, catalogue, dossier } = context
  const { figures, mailing, staff, support, lobby } = context
  const { message, payment, purse, report, upload, withdrawal } = context
  const { exclusion, identity, limits, risk, safety } = context
  return {
    ...verification.http(async (caller, e164) => {
      const account = await member.byPhone(caller.brand.id, e164)
      const device = await session.knownDevice(account?.id, caller)
      return { hasAccount: Boolean(account), device }
    }),
    ...system.http,
    ...content.http,
    ...agent.http,
    ...member.http,
    ...registration.http,
    ...privacy.http,
    ...factor.http(session),
    ...session.http(social),
    ...social.http,
    ...staff.http,
    ...audit.http,
    ...branding.http,
    ...catalogue.http,
    ...dossier.http,
    ...figures.http,
    ...support.http,
    ...lobby.http,
    ...upload.http,
    ...message.http,
    ...mailing.http,
    ...payment.http,
    ...withdrawal.http,
    ...report.http,
    ...purse.http,
    ...limits.http,
    ...exclusion.http,
    ...identity.http,
    ...risk.http,
    ...safety.http,
  }
}

function gateOf({ audit, brand, branding, kit, session, staff, vendor }: Context): Gate {
  const visited = visitedBrand({ brand, branding })
  return {
    seenOutside: outsideNotes({ kit, audit, lookUp: session.lookUp, endGames: vendor.endGames }),
    brandOf: (hostname, merchant, cookie) => visited({ hostname, merchant, cookie }),
    knownSession: session.known,
    lookUpSession: session.lookUp,
    staffMay: staff.may,
  }
}

export function mountAll(app: FastifyInstance, context: Context, options: MountOptions) {
  const handlers = handlersOf(context)
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties call and handler
  const mount = <R extends Route>(route: R) =>
    mountCall(app, callsByRoute[route], handlers[route], options)
  for (const route of routes) mount(route)
  context.vendor.mount(app, options.closing)
  context.content.mount(app)
  context.payment.mount(app, options.closing)
  let document: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi(calls, context.kit.version))
    return reply.type('application/json').send(document)
  })
}

/** Calls made from inside, for pages that the server draws. */
export function insideCalls(context: Context) {
  const handlers = handlersOf(context)
  return <R extends Route>(route: R, input: unknown, who: Inside) =>
    askInside(callsByRoute[route], handlers[route], input, who)
}

export function kitPlaces({ kit: { config, countryOf } }: Context): Places {
  return { countryHeader: config.countryHeader, countryOf }
}

export function mountOptionsOf(
  context: Context,
  checkAnswers: boolean,
  closing: () => boolean,
  front: Front,
): MountOptions {
  const { config, metrics, rate, transport } = context.kit
  return {
    front,
    gate: gateOf(context),
    metrics,
    rate,
    rateClasses,
    transport,
    secureOnly: !config.demo,
    allowPlain: config.demo,
    checkAnswers,
    places: kitPlaces(context),
    closing,
  }
}
