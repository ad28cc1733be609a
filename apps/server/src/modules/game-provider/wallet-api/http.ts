import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { vendorClockMs, vendorHeaders, vendorPath } from '@fairhouse/protocol/vendor'
import { isFresh, isSignedBy } from '#platform/signature'
import { faultAnswer, toRefusedAnswer, type RefusedAnswer } from './answers.ts'
import type { Provider, ProviderRegistry } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { ProviderRefused } from './refusals.ts'
import { isVerb, performVerb } from './verbs.ts'

const bodyLimit = 16 * 1024
/** Of verbs with up to 500 items, whose reasons may have 200 characters of three bytes. */
const manyBodyLimit = 512 * 1024

/** `POST /vendor/v1/<verb>`: signed by the provider over the bytes of the body. */
export function mountWalletApi(app: FastifyInstance, deps: ProviderDeps, closing: () => boolean) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asBytes = { parseAs: 'buffer' } as const
    scope.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error, { id }, reply) => send(reply, toRefusedAnswer(deps, error, id)))
    const perform = async (verb: string, request: FastifyRequest, reply: FastifyReply) => {
      if (closing()) return send(reply, faultAnswer(503, 'shutting_down'))
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const provider = authenticateProvider(deps.registry, deps.kit.clock.now(), request, body)
      if (!isVerb(verb)) return send(reply, faultAnswer(404, 'not_found'))
      const value = await performVerb(deps, provider, verb, parseBody(body))
      return reply.send({ success: true, value, message: '' })
    }
    for (const verb of ['plays', 'settleMany']) {
      const route = { bodyLimit: manyBodyLimit }
      scope.post(`${vendorPath}/${verb}`, route, (request, reply) => perform(verb, request, reply))
    }
    scope.post<{ Params: { verb: string } }>(
      `${vendorPath}/:verb`,
      { bodyLimit },
      (request, reply) => perform(request.params.verb, request, reply),
    )
  })
}

function send(reply: FastifyReply, { status, answer }: RefusedAnswer) {
  return reply.code(status).send(answer)
}

/**
 * The provider that signed this body, or a refusal. A disabled provider is accepted: its open
 * rounds must still be settled.
 */
function authenticateProvider(
  registry: ProviderRegistry,
  now: Date,
  { headers }: FastifyRequest,
  body: Buffer,
): Provider {
  const [code, timestamp, signature] = [
    headers[vendorHeaders.vendor],
    headers[vendorHeaders.timestamp],
    headers[vendorHeaders.signature],
  ].map(String)
  const provider = registry.find(code ?? '')
  if (!provider) throw new ProviderRefused('unknown_vendor')
  if (!isFresh(timestamp ?? '', now, vendorClockMs)) throw new ProviderRefused('stale_timestamp')
  const keys = acceptedKeys(provider, now)
  if (!keys.some((key) => isSignedBy(key, timestamp ?? '', body, signature ?? ''))) {
    throw new ProviderRefused('bad_signature')
  }
  return provider
}

/** The key, and for some hours after a new one also the key before. */
const acceptedKeys = ({ secret, oldKey }: Provider, now: Date) =>
  oldKey && oldKey.until > now ? [secret, oldKey.secret] : [secret]

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new ProviderRefused('bad_request')
  }
}
