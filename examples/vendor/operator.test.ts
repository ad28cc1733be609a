import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBody } from './http.ts'
import { createOperator, type Operator } from './operator.ts'
import { Refused, Unreachable } from './refused.ts'
import { seamlessPurse } from './seamless-wallet.ts'
import { sign } from './sign.ts'

type Reaction = 'ok' | 'drop' | 'garble' | 500 | 503 | 'insufficient_funds'

let reactions: Reaction[] = []
let seen: { verb: string; body: string; isSigned: boolean }[] = []
let server: Server
let operator: Operator

/** An operator that reacts as it is told, and well when it is told nothing. */
async function react(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request)
  const { 'x-timestamp': timestamp, 'x-signature': signature } = request.headers
  const isSigned = signature === sign('hush', String(timestamp), body)
  seen.push({ verb: request.url?.split('/').at(-1) ?? '', body, isSigned })
  const reaction = reactions.shift() ?? 'ok'
  if (reaction === 'drop') request.socket.destroy()
  response.statusCode = typeof reaction === 'number' ? reaction : 200
  const refused = { success: false, value: null, message: 'No', code: reaction }
  const taken = { success: true, value: { balance: '7.0000' }, message: '' }
  const text = JSON.stringify(reaction === 'ok' ? taken : refused)
  response.end(reaction === 'garble' ? '<html>' : text)
}

beforeEach(async () => {
  ;[reactions, seen] = [[], []]
  server = createServer((request, response) => void react(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  operator = createOperator({
    url: `http://127.0.0.1:${port}`,
    vendor: 'SANDBOX',
    secret: 'hush',
    now: Date.now,
    retryDelaysMs: [1, 1],
    patienceMs: 2000,
    log: () => {},
  })
})

afterEach(() => {
  operator.stop()
  server.closeAllConnections()
  server.close()
})

const player = { playerId: 'p', session: 's', currency: 'VND', gameCode: 'coin' }
const verbs = () => seen.map(({ verb }) => verb).join(' ')
const stake = () => seamlessPurse(operator).stake(player, { roundId: 'r', amount: 10_000n })
const pay = () => seamlessPurse(operator).pay(player, { roundId: 'r', amount: 5n })

test('trouble is met with the same request again, signed anew', async () => {
  reactions = ['drop', 503]
  expect(await stake()).toBe(70_000n)
  expect(verbs()).toBe('debit debit debit')
  expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
  expect(seen.every(({ isSigned }) => isSigned)).toBe(true)
})

test.each<Reaction>(['drop', 500, 'garble'])(
  'a stake in doubt (%s) is rolled back',
  async (what) => {
    reactions = [what, what, what, 'drop', 503, 'drop', 503]
    await expect(stake()).rejects.toBeInstanceOf(Unreachable)
    await vi.waitFor(() => expect(seen).toHaveLength(8))
    expect(verbs()).toBe('debit debit debit rollback rollback rollback rollback rollback')
    const undo = { playerId: 'p', roundId: 'r', targetTransactionId: 'r-stake' }
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toMatchObject(undo)
    expect(new Set(seen.slice(3).map(({ body }) => body)).size).toBe(1)
  },
)

test('a refused stake is not tried again and not undone', async () => {
  reactions = ['insufficient_funds']
  await expect(stake()).rejects.toMatchObject({ code: 'insufficient_funds' })
  await expect(stake()).resolves.toBe(70_000n)
  expect(verbs()).toBe('debit debit')
})

test('a win is paid, however long it takes', async () => {
  reactions = ['drop', 'drop', 'drop', 503, 503]
  expect(await pay()).toBeUndefined()
  await vi.waitFor(() => expect(seen).toHaveLength(6))
  expect(verbs()).toBe('credit credit credit credit credit credit')
  expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ amount: '0.0005', closeRound: true })
})

test('a forgotten round is undone and closed', async () => {
  seamlessPurse(operator).abandon(player, 'r')
  await vi.waitFor(() => expect(verbs()).toBe('rollback close'))
})

test('a refusal keeps its name', async () => {
  reactions = ['insufficient_funds']
  await expect(operator.balance('s')).rejects.toBeInstanceOf(Refused)
})
