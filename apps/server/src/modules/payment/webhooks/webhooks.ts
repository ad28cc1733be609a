import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rateClasses } from '@fairhouse/protocol'
import { gatewayHeaders, webhookPath } from '@fairhouse/protocol/payment'
import { DatabaseUnavailable } from '#platform/database'
import type { Deps } from '../deps.ts'
import type { createPayouts } from '../payouts/payouts.ts'
import { WebhookRefused, webhookRefusals, type WebhookRefusal } from './webhook-refused.ts'
import type { Settlement } from '../deposits/settle-deposit.ts'

const bodyLimit = 16 * 1024
/** Valid provider codes; PostgreSQL rejects some characters that a URL may contain. */
const providerName = /^[\w-]{1,64}$/

/**
 * The framework's client errors (too long, incomplete) are the sender's fault, like our refusals.
 */
function toRefusal(error: unknown): WebhookRefusal | undefined {
  if (error instanceof WebhookRefused) return error.code
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? 'bad_request' : undefined
}

/**
 * `POST /payment/<provider>/<brand>`: signed by the gateway over the raw body. No browser calls it,
 * so origins and sessions do not matter; the signature does.
 */
export function createWebhooks(
  { kit, brands, brandProviders }: Deps,
  settlement: Settlement,
  payouts: ReturnType<typeof createPayouts>,
) {
  async function handle(provider: string, brandCode: string, request: FastifyRequest) {
    if (!(await kit.rate.take('webhook', rateClasses.webhook, request.ip))) {
      throw new WebhookRefused('too_many_requests')
    }
    const brand = brands.all().find(({ code }) => code === brandCode)
    const found =
      brand && providerName.test(provider) && (await brandProviders.find(brand.id, provider))
    if (!found) throw new WebhookRefused('unknown_provider')
    const { headers } = request
    const webhook = found.provider.webhook(
      {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        timestamp: String(headers[gatewayHeaders.timestamp]),
        signature: String(headers[gatewayHeaders.signature]),
        now: kit.clock.now(),
      },
      found.config,
    )
    if (!webhook) throw new WebhookRefused('unknown_provider')
    const listener = webhook.about === 'payment' ? settlement : payouts
    await listener.handleWebhook(brand.id, provider, webhook)
  }

  function mount(app: FastifyInstance, closing: () => boolean) {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      const asBytes = { parseAs: 'buffer', bodyLimit } as const
      scope.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body))
      scope.setErrorHandler((error, { id }, reply) => {
        const code = toRefusal(error)
        if (error instanceof DatabaseUnavailable) {
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
          await handle(provider, brand, request)
          return reply.send({ success: true })
        },
      )
    })
  }

  return mount
}
