import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rateClasses } from '@fairhouse/protocol'
import { gatewayHeaders, webhookPath } from '@fairhouse/protocol/payment'
import { DatabaseAway } from '#platform/database'
import type { Parts } from './parts.ts'
import type { payoutsOf } from './payouts.ts'
import { WebhookRefused, webhookRefusals, type WebhookRefusal } from './webhook-refused.ts'
import type { Settlement } from './settle.ts'

const bodyLimit = 16 * 1024
/** What a provider can be called; no database takes all that an address can say. */
const isName = /^[\w-]{1,64}$/

/** The framework's client errors (too long, broken off) are the sender's, as our refusals are. */
function refusalOf(error: unknown): WebhookRefusal | undefined {
  if (error instanceof WebhookRefused) return error.code
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? 'bad_request' : undefined
}

/**
 * `POST /payment/<provider>/<brand>`: signed by the gateway over the bytes of the body. No
 * browser calls it, so neither origins nor sessions matter here; the signature does.
 */
export function webhooksOf(
  { kit, brands, places }: Parts,
  settlement: Settlement,
  payouts: ReturnType<typeof payoutsOf>,
) {
  async function take(provider: string, brandCode: string, request: FastifyRequest) {
    if (!(await kit.rate.take('webhook', rateClasses.webhook, request.ip))) {
      throw new WebhookRefused('too_many_requests')
    }
    const brand = brands.all().find(({ code }) => code === brandCode)
    const found = brand && isName.test(provider) && (await places.find(brand.id, provider))
    if (!found) throw new WebhookRefused('unknown_provider')
    const { headers } = request
    const heard = found.provider.webhook(
      {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        timestamp: String(headers[gatewayHeaders.timestamp]),
        signature: String(headers[gatewayHeaders.signature]),
        now: kit.clock.now(),
      },
      found.place,
    )
    if (!heard) throw new WebhookRefused('unknown_provider')
    const listener = heard.about === 'payment' ? settlement : payouts
    await listener.hear(brand.id, provider, heard)
  }

  function mount(app: FastifyInstance, closing: () => boolean) {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      const asBytes = { parseAs: 'buffer', bodyLimit } as const
      scope.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body))
      scope.setErrorHandler((error, { id }, reply) => {
        const code = refusalOf(error)
        if (error instanceof DatabaseAway) {
          kit.log.warn({ err: error, reqId: id }, 'a webhook found no database')
          return reply.code(503).send({ success: false, code: 'unavailable' })
        }
        if (code === undefined) kit.log.error({ err: error, reqId: id }, 'a webhook failed')
        else kit.log.info({ reqId: id, refusal: code }, 'a webhook was refused')
        const status = code === undefined ? 500 : webhookRefusals[code]
        return reply.code(status).send({ success: false, code: code ?? 'internal_error' })
      })
      scope.post<{ Params: { provider: string; brand: string } }>(
        `${webhookPath}/:provider/:brand`,
        async (request, reply) => {
          if (closing()) return reply.code(503).send({ success: false, code: 'shutting_down' })
          const { provider, brand } = request.params
          await take(provider, brand, request)
          return reply.send({ success: true })
        },
      )
    })
  }

  return mount
}
