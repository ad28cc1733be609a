import type { FastifyInstance } from 'fastify'
import { previewSeconds } from '#modules/brand-admin'
import { cookieHeader, privateCookieName } from '#platform/http'
import type { Context } from '../wiring/context.ts'
import { previewStyle } from './preview-mark.ts'

/** Sets or clears the preview cookie of a staff member's browser. */
export function mountPreview(app: FastifyInstance, { kit, brandAdmin }: Context) {
  app.get('/preview.css', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(previewStyle),
  )
  app.get('/preview', async (request, reply) => {
    const { query } = request
    const param = typeof query === 'object' && query && 'pass' in query ? query.pass : undefined
    const pass = typeof param === 'string' ? brandAdmin.enterPreview(param) : null
    const secure = !kit.config.demo || request.protocol === 'https'
    const name = privateCookieName('preview', secure)
    reply.header('set-cookie', cookieHeader(name, pass, secure, previewSeconds))
    reply.header('referrer-policy', 'no-referrer')
    return reply.redirect('/', 302)
  })
}
