import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBody } from './http.ts'
import { createOperator, type Operator } from './operator.ts'
import { Refused, Unreachable } from './refused.ts'
import { createSeamlessWallet } from './seamless-wallet.ts'
import { sign } from './sign.ts'

type Reaction = 'ok' | 'drop' | 'garble' | 500 | 503 | 'insufficient_funds'

let reactions: Reaction[] = []
let requests: { verb: string; body: string; isSigned: boolean }[] = []
let server: Server
let operator: Operator

/** An operator with scripted reactions; it succeeds by default. */
async function react(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request)
  const { 'x-timestamp': timestamp, 'x-signature': signature } = request.headers
  const isSigned = signature === sign('hush', String(timestamp), body)
  requests.push({ verb: request.url?.split('/').at(-1) ?? '', body, isSigned })
  const reaction = reactions.shift() ?? 'ok'
  if (reaction === 'drop') request.socket.destroy()
  response.statusCode = typeof reaction === 'number' ? reaction : 200
  const refused = { success: false, value: null, message: 'No', code: reaction }
  const accepted = { success: true, value: { balance: '7.0000' }, message: '' }
  const text = JSON.stringify(reaction === 'ok' ? accepted : refused)
  response.end(reaction === 'garble' ? '<html>' : text)
}

beforeEach(async () => {
  ;[reactions, requests] = [[], []]
  server = createServer((request, response) => void react(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  operator = createOperator({
    url: `http://127.0.0.1:${port}`,
    vendor: 'SANDBOX',
    secret: 'hush',
    now: Date.now,
    retryDelaysMs: [1, 1],
    timeoutMs: 2000,
    log: () => {},
  })
})

afterEach(() => {
  operator.stop()
  server.closeAllConnections()
  server.close()
})

const player = { playerId: 'p', session: 's', currency: 'VND', gameCode: 'coin' }
const verbs = () => requests.map(({ verb }) => verb).join(' ')
const stake = () => createSeamlessWallet(operator).stake(player, { roundId: 'r', amount: 10_000n })
const pay = () => createSeamlessWallet(operator).pay(player, { roundId: 'r', amount: 5n })

test('retries failed requests with the same body and a new signature', async () => {
  reactions = ['drop', 503]
  expect(await stake()).toBe(70_000n)
  expect(verbs()).toBe('debit debit debit')
  expect(new Set(requests.map(({ body }) => body)).size).toBe(1)
  expect(requests.every(({ isSigned }) => isSigned)).toBe(true)
})

test.each<Reaction>(['drop', 500, 'garble'])(
  'rolls back a stake without an answer (%s)',
  async (reaction) => {
    reactions = [reaction, reaction, reaction, 'drop', 503, 'drop', 503]
    await expect(stake()).rejects.toBeInstanceOf(Unreachable)
    await vi.waitFor(() => expect(requests).toHaveLength(8))
    expect(verbs()).toBe('debit debit debit rollback rollback rollback rollback rollback')
    const undo = { playerId: 'p', roundId: 'r', targetTransactionId: 'r-stake' }
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject(undo)
    expect(new Set(requests.slice(3).map(({ body }) => body)).size).toBe(1)
  },
)

test('does not retry or roll back a refused stake', async () => {
  reactions = ['insufficient_funds']
  await expect(stake()).rejects.toMatchObject({ code: 'insufficient_funds' })
  await expect(stake()).resolves.toBe(70_000n)
  expect(verbs()).toBe('debit debit')
})

test('retries a win until it is paid', async () => {
  reactions = ['drop', 'drop', 'drop', 503, 503]
  expect(await pay()).toBeUndefined()
  await vi.waitFor(() => expect(requests).toHaveLength(6))
  expect(verbs()).toBe('credit credit credit credit credit credit')
  expect(new Set(requests.map(({ body }) => body)).size).toBe(1)
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ amount: '0.0005', closeRound: true })
})

test('rolls back and closes a forgotten round', async () => {
  createSeamlessWallet(operator).abandon(player, 'r')
  await vi.waitFor(() => expect(verbs()).toBe('rollback close'))
})

test('keeps the code of a refusal', async () => {
  reactions = ['insufficient_funds']
  await expect(operator.balance('s')).rejects.toBeInstanceOf(Refused)
})
