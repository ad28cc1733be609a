import type { FastifyInstance } from 'fastify'
import { previewSeconds } from '#modules/branding'
import { cookieHeader, keepsakeName } from '#platform/http'
import type { Context } from './context.ts'
import { previewStyle } from './preview-mark.ts'

/** Where a colleague's browser is given the pass to a closed brand, or to drafts, or loses it. */
export function mountPreview(app: FastifyInstance, { kit, branding }: Context) {
  app.get('/preview.css', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(previewStyle),
  )
  app.get('/preview', async (request, reply) => {
    const { query } = request
    const said = typeof query === 'object' && query && 'pass' in query ? query.pass : undefined
    const pass = typeof said === 'string' && branding.previewed(said) ? said : null
    const secure = !kit.config.demo || request.protocol === 'https'
    const name = keepsakeName('preview', secure)
    reply.header('set-cookie', cookieHeader(name, pass, secure, previewSeconds))
    reply.header('referrer-policy', 'no-referrer')
    return reply.redirect('/', 302)
  })
}
