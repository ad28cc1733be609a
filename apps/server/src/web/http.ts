import type { FastifyInstance } from 'fastify'
import { calls, callsByRoute, openApi, rateClasses, routes, type Route } from '@fairhouse/protocol'
import {
  callInternally,
  mountCall,
  type AllHandlers,
  type FastPath,
  type Gate,
  type InternalCaller,
  type MountOptions,
  type CountrySource,
} from '#platform/http'
import { createRestrictedVisitLog } from './country-block.ts'
import { createPersonalReadAudit } from './personal-reads.ts'
import type { Context } from '../wiring/context.ts'
import { visitedBrand } from './visited-brand.ts'

/** All calls with their handlers: a call without one does not compile. */
function createHandlers(context: Context): AllHandlers {
  const { system, content, verification, member, mfa, session, socialLogin } = context
  const { agent, registration, privacy, audit, brandAdmin, gameAdmin, memberAdmin } = context
  const { dashboard, campaign, staff, support, lobby } = context
  const { message, payment, promotion, balance, report, upload, withdrawal } = context
  const { exclusion, identity, limits, risk, responsibleGaming, stop } = context
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
    ...mfa.http(session),
    ...session.http(socialLogin),
    ...socialLogin.http,
    ...staff.http,
    ...audit.http,
    ...brandAdmin.http,
    ...gameAdmin.http,
    ...memberAdmin.http,
    ...dashboard.http,
    ...support.http,
    ...lobby.http,
    ...upload.http,
    ...message.http,
    ...campaign.http,
    ...payment.http,
    ...promotion.http,
    ...withdrawal.http,
    ...report.http,
    ...balance.http,
    ...limits.http,
    ...exclusion.http,
    ...identity.http,
    ...risk.http,
    ...stop.http,
    ...responsibleGaming.http,
  }
}

function createGate({
  audit,
  brands,
  brandAdmin,
  kit,
  session,
  staff,
  gameProvider,
}: Context): Gate {
  const visited = visitedBrand({ brands, brandAdmin })
  return {
    noteRestrictedVisit: createRestrictedVisitLog({
      kit,
      audit,
      lookUp: session.lookUp,
      endGames: gameProvider.endGames,
    }),
    brandOf: (hostname, merchant, cookie) => visited({ hostname, merchant, cookie }),
    knownSession: session.known,
    lookUpSession: session.lookUp,
    staffMay: staff.may,
  }
}

export function mountAll(app: FastifyInstance, context: Context, options: MountOptions) {
  const handlers = createHandlers(context)
  const audited = createPersonalReadAudit(context)
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties call and handler
  const mount = <R extends Route>(route: R) => {
    const call = callsByRoute[route]
    mountCall(app, call, audited(call, handlers[route]), options)
  }
  for (const route of routes) mount(route)
  context.gameProvider.mount(app, options.closing)
  context.content.mount(app)
  context.payment.mount(app, options.closing)
  let document: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi(calls, context.kit.version))
    return reply.type('application/json').send(document)
  })
}

/** Internal calls for server-side rendering. */
export function createInternalCalls(context: Context) {
  const handlers = createHandlers(context)
  return <R extends Route>(route: R, input: unknown, who: InternalCaller) =>
    callInternally(callsByRoute[route], handlers[route], input, who)
}

export function countrySource({ kit: { config, countryOf } }: Context): CountrySource {
  return { countryHeader: config.countryHeader, countryOf }
}

export function createMountOptions(
  context: Context,
  checkAnswers: boolean,
  closing: () => boolean,
  fastPath: FastPath,
): MountOptions {
  const { config, metrics, rate, transport } = context.kit
  return {
    fastPath,
    gate: createGate(context),
    metrics,
    rate,
    rateClasses,
    transport,
    secureOnly: !config.demo,
    allowPlain: config.demo,
    checkAnswers,
    countrySource: countrySource(context),
    closing,
  }
}
