import { createHmac, randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'

interface Answer {
  success: boolean
  value: { ticket: string; session: string; round: { id: string } }
}

async function ticketFor(request: APIRequestContext, account: string, gameCode: string) {
  const answer = await request.post('/dev/ticket', { data: { account, gameCode } })
  const { value } = (await answer.json()) as Answer
  return value.ticket
}

/** As the outside vendor of the demonstration sends it. */
async function send(request: APIRequestContext, verb: string, body: object): Promise<Answer> {
  const data = JSON.stringify(body)
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', 'sandbox-secret').update(`${timestamp}.${data}`)
  const headers = {
    'content-type': 'application/json',
    'x-vendor': 'SANDBOX',
    'x-timestamp': timestamp,
    'x-signature': signature.digest('hex'),
  }
  const response = await request.post(`/vendor/v1/${verb}`, { data: Buffer.from(data), headers })
  const answer = (await response.json()) as Answer
  expect(answer, verb).toMatchObject({ success: true })
  return answer
}

/** Rounds at an outside vendor, each of a stake and a win. */
export async function playOutside(
  request: APIRequestContext,
  account: string,
  rounds: readonly (readonly [stake: string, win: string])[],
): Promise<void> {
  const ticket = await ticketFor(request, account, 'sandbox-game')
  const { session } = (await send(request, 'authenticate', { ticket })).value
  for (const [stake, win] of rounds) {
    const ids = { transactionId: randomUUID(), roundId: randomUUID() }
    await send(request, 'play', { session, ...ids, gameCode: 'sandbox-game', stake, win })
  }
}

/** One round of a game of our own; its id. */
export async function spin(request: APIRequestContext, account: string, game: string) {
  const ticket = await ticketFor(request, account, game)
  const opened = await request.post('/studio/v1/open', { data: { ticket, game } })
  const { value } = (await opened.json()) as { value: { session: string; credits: string[] } }
  const id = randomUUID()
  const data = { id, step: 0, credit: value.credits[0], action: { type: 'spin' } }
  const headers = { authorization: `Bearer ${value.session}` }
  const acted = await request.post('/studio/v1/act', { data, headers })
  expect(await acted.json()).toMatchObject({ success: true })
  return id
}
