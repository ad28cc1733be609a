import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStudio } from './index.ts'
import type { CallerSocket } from './socket-caller.ts'

const id = '00000000-0000-4000-8000-000000000001'
const input = { id, step: 0, credit: '10', action: { type: 'spin' } }
const at = '2026-11-18T00:00:00.000Z'
const current = { serverSeedHash: 'aa', clientSeed: 'mine', nonce: 0 }
const opened = {
  session: 'secret',
  round: null,
  seeds: { current: { ...current, hashPublishedAt: at, clientSeedAt: at }, next: {} },
}

type Listener = (event: MessageEvent<unknown>) => void

class FakeSocket implements CallerSocket {
  readonly sent: { id: number; call?: string; body?: unknown; session?: string }[] = []
  isClosed = false
  readonly #listeners = new Map<string, Listener>()

  addEventListener(type: string, listener: Listener) {
    this.#listeners.set(type, listener)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.isClosed = true
  }
  open() {
    this.#listeners.get('open')?.(new MessageEvent('open'))
  }
  lose() {
    this.#listeners.get('close')?.(new MessageEvent('close'))
  }
  say(message: unknown) {
    const data = JSON.stringify(message)
    this.#listeners.get('message')?.(new MessageEvent('message', { data }))
  }
}

/** A studio whose HTTP answers to every call are counted, and the sockets that it opened. */
function studioWith(openSocket?: () => CallerSocket) {
  const sockets: FakeSocket[] = []
  const overHttp: { path: string; body: unknown }[] = []
  const studio = createStudio({
    base: '',
    fetch: (url, init) => {
      const path = typeof url === 'string' ? url : ''
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      overHttp.push({ path, body })
      return Promise.resolve(
        Response.json({ success: true, value: path === '/open' ? opened : {} }),
      )
    },
    openSocket:
      openSocket ??
      (() => {
        const socket = new FakeSocket()
        sockets.push(socket)
        return socket
      }),
    pause: () => Promise.resolve(),
    onTrouble: () => undefined,
    newSeed: () => 'seed',
  })
  const paths = () => overHttp.map(({ path }) => path)
  return { studio, sockets, overHttp, paths }
}

type Opened = ReturnType<typeof studioWith>

/** The latest socket, after the studio has accepted the session. */
async function ready({ studio, sockets }: Opened): Promise<FakeSocket> {
  await studio.open('ticket', 'lucky-orchard')
  return accept(sockets)
}

async function accept(sockets: readonly FakeSocket[]): Promise<FakeSocket> {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket was opened')
  socket.open()
  socket.say({ id: socket.sent[0]?.id, success: true, value: {} })
  await vi.advanceTimersByTimeAsync(0)
  return socket
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('calls of a session go over the socket and find their answers by id', async () => {
  const all = studioWith()
  const socket = await ready(all)
  expect(socket.sent).toEqual([{ id: 1, session: 'secret' }])
  const [acted, balance] = [all.studio.act(input), all.studio.balance()]
  await vi.advanceTimersByTimeAsync(0)
  const ids = new Map(socket.sent.map((message) => [message.call, message.id]))
  expect(socket.sent.find(({ call }) => call === 'act')?.body).toEqual(input)
  socket.say({ id: ids.get('balance'), success: true, value: { balance: '1', currency: 'VND' } })
  expect(await balance).toEqual({ balance: '1', currency: 'VND' })
  socket.say({ id: ids.get('act'), success: true, value: { balance: '2' } })
  expect(await acted).toEqual({ balance: '2' })
  const dear = all.studio.act(input)
  await vi.advanceTimersByTimeAsync(0)
  socket.say({ id: socket.sent.at(-1)?.id, success: false, code: 'insufficient_funds' })
  await expect(dear).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect(all.paths()).toEqual(['/open'])
})

test('until the socket is ready, and where it is blocked, calls go over HTTP', async () => {
  const all = studioWith()
  await all.studio.open('ticket', 'lucky-orchard')
  await all.studio.act(input)
  expect(all.sockets[0]?.sent).toEqual([])
  for (let attempt = 0; attempt < 5; attempt += 1) {
    all.sockets.at(-1)?.lose()
    await all.studio.act(input)
  }
  expect(all.sockets).toHaveLength(3)
  expect(all.paths()).toEqual(['/open', ...Array(6).fill('/act')])

  const forbidden = vi.fn(() => {
    throw new Error('the policy forbids it')
  })
  const { studio, paths } = studioWith(forbidden)
  await studio.open('ticket', 'lucky-orchard')
  await studio.act(input)
  expect(forbidden).toHaveBeenCalledOnce()
  expect(paths()).toEqual(['/open', '/act'])
})

test('an answer lost with the socket is asked for over HTTP; then it connects again', async () => {
  const all = studioWith()
  const socket = await ready(all)
  const acted = all.studio.act(input)
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.sent.at(-1)?.call).toBe('act')
  socket.lose()
  await acted
  expect(all.overHttp.at(-1)).toEqual({ path: '/act', body: input })
  await all.studio.balance()
  expect(all.paths().at(-1)).toBe('/balance')
  const next = await accept(all.sockets)
  expect(next).not.toBe(socket)
  void all.studio.balance()
  await vi.advanceTimersByTimeAsync(0)
  expect(next.sent.at(-1)?.call).toBe('balance')
})

test('a socket that is silent is given up, and its late answers are ignored', async () => {
  const all = studioWith()
  const socket = await ready(all)
  const acted = all.studio.act(input)
  await vi.advanceTimersByTimeAsync(3999)
  expect(all.paths()).toEqual(['/open'])
  await vi.advanceTimersByTimeAsync(1)
  await acted
  expect(all.paths()).toEqual(['/open', '/act'])
  expect(socket.isClosed).toBe(true)
  socket.say({ id: socket.sent.at(-1)?.id, success: true, value: {} })
})

test('a session that is not accepted is asked about over HTTP', async () => {
  const all = studioWith()
  await all.studio.open('ticket', 'lucky-orchard')
  const [socket] = all.sockets
  socket?.open()
  socket?.say({ id: 1, success: false, code: 'session_expired' })
  await vi.advanceTimersByTimeAsync(0)
  await all.studio.balance()
  expect(all.paths()).toEqual(['/open', '/balance'])
})
