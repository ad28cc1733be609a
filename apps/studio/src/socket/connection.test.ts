import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../answers.ts'
import type { Performer } from '../perform.ts'
import { openConnection, type ConnectionSocket } from './connection.ts'

const open = 1
const closing = 2

/** A socket whose client answers no closing frame. */
class FakeSocket extends EventEmitter implements ConnectionSocket {
  readonly OPEN = open
  readyState = open
  readonly stream = { writableLength: 0 }
  isPaused = false
  readonly sent: string[] = []
  readonly #written: (() => void)[] = []
  closed: unknown[] = []
  isTerminated = false
  pings = 0
  /** Whether what is sent stays unread. */
  isStuck = false

  send(text: string, sent: () => void) {
    this.sent.push(text)
    if (this.isStuck) this.stream.writableLength += text.length
    this.#written.push(sent)
  }
  ping() {
    this.pings += 1
  }
  pause() {
    this.isPaused = true
  }
  resume() {
    this.isPaused = false
  }
  close(code: number, reason?: string) {
    this.readyState = closing
    this.closed = [code, reason]
  }
  terminate() {
    this.isTerminated = true
    this.emit('close')
  }
  say(message: unknown) {
    this.emit('message', Buffer.from(JSON.stringify(message)), false)
  }
  /** The client has read everything. */
  drain() {
    this.stream.writableLength = 0
    for (const sent of this.#written.splice(0)) sent()
  }
}

const accepted = (value = '{}'): Answer => ({
  text: `{"success":true,"value":${value}}`,
  status: 200,
})

/** A signed-in connection, whose calls end when the test says so. */
async function connect() {
  const socket = new FakeSocket()
  const calls: ((answer: Answer) => void)[] = []
  const performer: Performer = {
    requireSession: () => Promise.resolve(),
    perform: () => new Promise((resolve) => void calls.push(resolve)),
  }
  const ended = vi.fn()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const connection = openConnection({
    socket,
    stream: socket.stream,
    address: '10.0.0.1',
    performer,
    log,
    ended,
  })
  socket.say({ id: 0, session: 'token' })
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.sent.splice(0)).toEqual(['{"id":0,"success":true,"value":{},"message":""}'])
  const ask = (id: number) => socket.say({ id, call: 'balance', body: {} })
  return { socket, calls, connection, ended, ask }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a connection without a session is closed after some seconds', async () => {
  const socket = new FakeSocket()
  const performer: Performer = { requireSession: vi.fn(), perform: vi.fn() }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  openConnection({
    socket,
    stream: socket.stream,
    address: '10.0.0.1',
    performer,
    log,
    ended: vi.fn(),
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(socket.closed).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(socket.closed).toEqual([4401, 'no_session'])
  // A client that ignores the closing frame.
  expect(socket.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(socket.isTerminated).toBe(true)
})

test('a client that is gone, or that asks nothing for ten minutes, is disconnected', async () => {
  const gone = await connect()
  gone.connection.beat()
  expect([gone.socket.pings, gone.socket.isTerminated]).toEqual([1, false])
  gone.connection.beat()
  expect(gone.socket.isTerminated).toBe(true)

  const idle = await connect()
  const beat = () => {
    idle.connection.beat()
    idle.socket.emit('pong')
  }
  for (let count = 0; count < 15; count += 1) beat()
  idle.ask(1)
  idle.calls[0]?.(accepted())
  await vi.advanceTimersByTimeAsync(0)
  for (let count = 0; count < 20; count += 1) beat()
  expect(idle.socket.closed).toEqual([])
  beat()
  expect(idle.socket.closed).toEqual([4408, 'idle'])
})

test('answers calls in any order, at most sixteen at a time', async () => {
  const { socket, calls, ask } = await connect()
  for (let id = 1; id <= 17; id += 1) ask(id)
  expect(calls).toHaveLength(16)
  expect(socket.sent.splice(0)).toEqual([expect.stringMatching(/^\{"id":17,.*"too_soon"/)])
  calls[2]?.(accepted('3'))
  await vi.advanceTimersByTimeAsync(0)
  calls[0]?.(accepted('1'))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.sent.splice(0)).toEqual([
    '{"id":3,"success":true,"value":3}',
    '{"id":1,"success":true,"value":1}',
  ])
  ask(18)
  expect(calls).toHaveLength(17)
})

test('reads no calls of a client that does not read its answers', async () => {
  const { socket, calls, ask } = await connect()
  socket.isStuck = true
  for (const id of [1, 2, 3]) {
    ask(id)
    calls[id - 1]?.(accepted(`"${'x'.repeat(100_000)}"`))
    await vi.advanceTimersByTimeAsync(0)
    expect(socket.isPaused).toBe(id === 3)
  }
  socket.drain()
  expect(socket.isPaused).toBe(false)
})

test('finishes accepted calls before it closes, and begins no other', async () => {
  const { socket, calls, connection, ended, ask } = await connect()
  ask(1)
  connection.finish()
  expect(socket.closed).toEqual([])
  calls[0]?.(accepted())
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.sent).toEqual(['{"id":1,"success":true,"value":{}}'])
  expect(socket.closed).toEqual([1001, 'going_away'])
  ask(2)
  expect(calls).toHaveLength(1)
  expect(ended).not.toHaveBeenCalled()
  socket.emit('close')
  expect(ended).toHaveBeenCalledOnce()
})

test('has ended once the calls of a lost client are done', async () => {
  const { socket, calls, ended, ask } = await connect()
  ask(1)
  socket.emit('close')
  expect(ended).not.toHaveBeenCalled()
  socket.readyState = closing
  calls[0]?.(accepted())
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledOnce()
  expect(socket.sent).toEqual([])
})
