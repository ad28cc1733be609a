import type { FastifyInstance } from 'fastify'
import { sandboxPages } from '#modules/payment'
import { Refusal } from '#platform/http'
import type { Context } from '../wiring/context.ts'

const timeoutMs = 10_000
/** LIST of response headers that are forwarded. */
const forwardedHeaders = ['content-type', 'content-security-policy', 'location', 'referrer-policy']

/**
 * Proxies the demo payment gateway's pages, so that one address is enough on phones and behind
 * proxies.
 */
export function mountGateway(app: FastifyInstance, { kit }: Context) {
  const { sandboxGateway } = kit.config
  if (sandboxGateway === undefined) return
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: 4096 } as const
    scope.addContentTypeParser('*', asText, (_request, body, done) => done(null, body))
    scope.route<{ Params: { '*': string }; Querystring: { lang?: unknown } }>({
      method: ['GET', 'POST'],
      url: `${sandboxPages}/*`,
      handler: async ({ method, params, query, body }, reply) => {
        // Only its pages: its API is for the server alone.
        if (!/^(pay|payout)\/[\w-]+(\/\w+)?$|^page\.css$/.test(params['*'])) {
          throw new Refusal('not_found')
        }
        const lang = /^[A-Z-]{2,8}$/.exec(String(query.lang))
        const languageQuery = lang ? `?lang=${lang[0]}` : ''
        const answer = await kit.outgoing.fetch(
          `${sandboxGateway}/${params['*']}${languageQuery}`,
          {
            method,
            redirect: 'manual',
            signal: AbortSignal.timeout(timeoutMs),
            ...(typeof body === 'string' && { body }),
          },
        )
        for (const name of forwardedHeaders) {
          const value = answer.headers.get(name)
          if (value !== null) reply.header(name, value)
        }
        return reply.code(answer.status).send(await answer.text())
      },
    })
  })
}
