import * as z from 'zod/mini'

const ticketAnswer = z.object({ value: z.object({ ticket: z.string() }) })

/** A game launched by the demo member, as a site of development lets anybody do. */
export async function devTicket(address: string, gameCode: string): Promise<string> {
  const response = await fetch(new URL('/dev/ticket', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'demo', gameCode }),
  })
  return ticketAnswer.parse(await response.json()).value.ticket
}
