import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { fields, text } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { Context } from './context.ts'

const ticketInput = fields({ account: text(1, 64), gameCode: text(1, 64) })

/** Helps for trying things out; only in demo mode. */
export function mountDev(app: FastifyInstance, { brand, member, vendor }: Context) {
  app.post('/dev/ticket', async (request) => {
    const parsed = z.safeParse(ticketInput, request.body)
    if (!parsed.success) throw new Refusal('bad_request')
    const { account, gameCode } = parsed.data
    const merchant = request.headers.merchant
    const own = brand.of(request.hostname, typeof merchant === 'string' ? merchant : undefined)
    const found = own && (await member.byName(own.id, account))
    const ticket = found && (await vendor.launch(found.id, gameCode))
    if (ticket === undefined) throw new Refusal('not_found')
    return { success: true, value: { ticket }, message: '' }
  })
}
