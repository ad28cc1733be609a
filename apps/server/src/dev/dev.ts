import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { fields, text } from '@fairhouse/protocol'
import { playModes } from '@fairhouse/protocol/vendor'
import { privateCookieName, readCookie, Refusal } from '#platform/http'
import type { Context } from '../wiring/context.ts'
import { mountGateway } from './gateway.ts'
import { mountOutbox } from './outbox.ts'

const ticketInput = fields({
  account: text(1, 64),
  gameCode: text(1, 64),
  mode: z.optional(z.enum(playModes)),
})

/** Development helpers; only in demo mode. */
export function mountDev(app: FastifyInstance, context: Context) {
  const { brands, member, gameProvider, verification } = context
  app.post('/dev/ticket', async (request) => {
    const parsed = z.safeParse(ticketInput, request.body)
    if (!parsed.success) throw new Refusal('bad_request')
    const { account, gameCode, mode } = parsed.data
    const merchant = request.headers.merchant
    const brand = brands.of(request.hostname, typeof merchant === 'string' ? merchant : undefined)
    const found = brand && (await member.byName(brand.id, account))
    if (!found) throw new Refusal('not_found')
    const ticket = await gameProvider.ticket(found.id, gameCode, mode)
    return { success: true, value: { ticket }, message: '' }
  })
  app.get('/dev/captcha', async ({ headers, protocol }) => {
    const captchaCookie = readCookie(
      headers.cookie,
      privateCookieName('captcha', protocol === 'https'),
    )
    const answer = await verification.captcha.demoAnswer(captchaCookie)
    if (answer === undefined) throw new Refusal('not_found')
    return { answer }
  })
  mountOutbox(app, context)
  mountGateway(app, context)
}
