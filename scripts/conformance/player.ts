import * as z from 'zod/mini'
import { vendorVerbs, type VendorValue } from '@fairhouse/protocol/vendor'
import { askTicket, sendRaw } from './client.ts'
import { unexpected } from './expect.ts'
import { readReply, valueOf } from './reply.ts'
import type { Settings } from './settings.ts'

export type Player = VendorValue<'authenticate'>

const ticketAnswer = z.looseObject({
  success: z.literal(true),
  value: z.looseObject({ ticket: z.string() }),
})

/** Gets a launch ticket from the demonstration's own tool, which is not part of the wallet API. */
export async function getTicket(
  settings: Settings,
  account: string,
  gameCode: string,
): Promise<string> {
  const { status, text, json } = await askTicket(settings, account, gameCode)
  const what = `POST /dev/ticket for ${account} and ${gameCode}`
  if (status !== 200) throw unexpected(what, 'HTTP 200 (is it in demo mode?)', `${status} ${text}`)
  const answer = ticketAnswer.safeParse(json)
  if (!answer.success) throw unexpected(what, '{success, value: {ticket}}', text)
  return answer.data.value.ticket
}

export async function enter(settings: Settings, ticket: string): Promise<Player> {
  const body = JSON.stringify({ ticket })
  const reply = readReply(await sendRaw(settings, 'authenticate', body))
  return valueOf(reply, vendorVerbs.authenticate.output)
}
