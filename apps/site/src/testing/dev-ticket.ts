import * as z from 'zod/mini'

const ticketAnswer = z.object({ value: z.object({ ticket: z.string() }) })

/** Launch ticket of the demo member, which development sites give to anyone. */
export async function devTicket(address: string, gameCode: string): Promise<string> {
  const response = await fetch(new URL('/dev/ticket', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'demo', gameCode }),
  })
  return ticketAnswer.parse(await response.json()).value.ticket
}
