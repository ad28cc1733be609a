import { createHmac, randomUUID } from 'node:crypto'
import type { StudioValue } from '@fairhouse/protocol/studio'
import { expect, type APIRequestContext } from '@playwright/test'

interface Answer {
  success: boolean
  code?: string
  value: { ticket: string; session: string; round: { id: string } }
}

const sandboxGame = 'sandbox-game'

async function ticketFor(request: APIRequestContext, account: string, gameCode: string) {
  const answer = await request.post('/dev/ticket', { data: { account, gameCode } })
  const { value } = (await answer.json()) as Answer
  return value.ticket
}

/** Sends a wallet call, signed as the demo's sandbox vendor signs it. */
async function callWallet(request: APIRequestContext, verb: string, body: object): Promise<Answer> {
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
  return (await response.json()) as Answer
}

async function mustCallWallet(
  request: APIRequestContext,
  verb: string,
  body: object,
): Promise<Answer> {
  const answer = await callWallet(request, verb, body)
  expect(answer, verb).toMatchObject({ success: true })
  return answer
}

async function openSession(request: APIRequestContext, account: string) {
  const ticket = await ticketFor(request, account, sandboxGame)
  const { session } = (await mustCallWallet(request, 'authenticate', { ticket })).value
  return () => ({
    session,
    gameCode: sandboxGame,
    transactionId: randomUUID(),
    roundId: randomUUID(),
  })
}

/** Plays rounds at the sandbox vendor, each with a stake and a win. */
export async function playAtSandbox(
  request: APIRequestContext,
  account: string,
  rounds: readonly (readonly [stake: string, win: string])[],
): Promise<void> {
  const round = await openSession(request, account)
  for (const [stake, win] of rounds)
    await mustCallWallet(request, 'play', { ...round(), stake, win })
}

/** Returns the refusal code of a stake at the sandbox vendor, or undefined if it was accepted. */
export async function refusalOfStake(request: APIRequestContext, account: string, stake: string) {
  const round = await openSession(request, account)
  return (await callWallet(request, 'play', { ...round(), stake, win: '0' })).code
}

/** Plays one round of an in-house game and returns its id. */
export async function spin(request: APIRequestContext, account: string, game: string) {
  const ticket = await ticketFor(request, account, game)
  const opened = await request.post('/studio/v1/open', { data: { ticket, game } })
  const { value } = (await opened.json()) as { value: StudioValue<'open'> }
  const id = randomUUID()
  const data = { id, step: 0, credit: value.credits[0], action: { type: 'spin' } }
  const headers = { authorization: `Bearer ${value.session}` }
  const { current, next } = value.seeds
  if (!current) {
    const given = { clientSeed: randomUUID(), nextServerSeedHash: next.serverSeedHash }
    const rotated = await request.post('/studio/v1/seeds/rotate', { data: given, headers })
    expect(await rotated.json()).toMatchObject({ success: true })
  }
  const acted = await request.post('/studio/v1/act', { data, headers })
  expect(await acted.json()).toMatchObject({ success: true })
  return id
}
