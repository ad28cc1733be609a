import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backoffMs } from './backoff.ts'
import { Live, type Wire, type WireEvents } from './live.ts'

class FakeWire implements Wire {
  readonly events: WireEvents
  sent: unknown[] = []
  closed = false

  constructor(events: WireEvents) {
    this.events = events
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {
    this.closed = true
  }

  says(message: unknown) {
    this.events.received(JSON.stringify(message))
  }
}

let wires: FakeWire[]
let token: string | null

function last(): FakeWire {
  const wire = wires.at(-1)
  if (!wire) throw new Error('nothing was opened')
  return wire
}

function createLive() {
  return new Live({
    connect: (events) => {
      const wire = new FakeWire(events)
      wires.push(wire)
      return wire
    },
    token: () => token,
    random: () => 1,
  })
}

const status = (seq: number) => ({ topic: 'status', seq, data: { status: 0, from: seq } })

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  token = null
})
afterEach(() => vi.useRealTimers())

test('opens with the first listener, closes with the last', () => {
  const live = createLive()
  expect(live.state).toBe('idle')
  const stop = [live.on('status', () => {}), live.on('status', () => {})]
  expect([wires.length, live.state]).toEqual([1, 'reconnecting'])
  last().events.opened()
  expect(live.state).toBe('live')
  expect(last().sent).toEqual([{ subscribe: ['status'] }])
  stop[0]?.()
  expect(live.state).toBe('live')
  stop[1]?.()
  expect([live.state, last().closed]).toEqual(['idle', true])
  expect(last().sent.at(-1)).toEqual({ unsubscribe: ['status'] })
})

test('the token goes first', () => {
  token = 'half'
  createLive().on('status', () => {})
  last().events.opened()
  expect(last().sent).toEqual([{ token: 'half' }, { subscribe: ['status'] }])
})

test('a message is delivered once, also after a reconnect', () => {
  const heard: unknown[] = []
  createLive().on('status', (data) => heard.push(data))
  last().events.opened()
  for (const seq of [4, 4, 3, 5]) last().says(status(seq))
  last().events.closed()
  vi.advanceTimersByTime(500)
  last().events.opened()
  for (const seq of [5, 6]) last().says(status(seq))
  expect(heard).toEqual([4, 5, 6].map((seq) => status(seq).data))
  expect(wires).toHaveLength(2)
})

test('nonsense and other topics are ignored', () => {
  const heard = vi.fn<() => void>()
  createLive().on('status', heard)
  last().events.opened()
  last().events.received('not json')
  last().events.received(new ArrayBuffer(1))
  last().says(null)
  last().says({ topic: 'status', seq: '1', data: {} })
  last().says({ topic: 'other', seq: 1, data: {} })
  expect(heard).not.toHaveBeenCalled()
})

test('reconnects with backoff, and at once when the network is back', () => {
  const live = createLive()
  const states: string[] = []
  live.onState(() => states.push(live.state))
  live.on('status', () => {})
  last().events.closed()
  vi.advanceTimersByTime(499)
  expect(wires).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(wires).toHaveLength(2)
  last().events.closed()
  vi.advanceTimersByTime(999)
  expect(wires).toHaveLength(2)
  live.retryNow()
  expect(wires).toHaveLength(3)
  last().events.opened()
  live.drop()
  expect(states).toEqual(['reconnecting', 'live', 'reconnecting'])
  vi.advanceTimersByTime(500)
  expect(wires).toHaveLength(4)
})

test('a connection that closes at once still backs off', () => {
  createLive().on('status', () => {})
  for (let round = 0; round < 4; round++) {
    last().events.opened()
    last().events.closed()
    vi.advanceTimersByTime(500 * 2 ** round)
  }
  expect(wires).toHaveLength(5)
  last().events.opened()
  vi.advanceTimersByTime(5000)
  last().events.closed()
  vi.advanceTimersByTime(500)
  expect(wires).toHaveLength(6)
})

test('events of a dropped socket are ignored', () => {
  const live = createLive()
  const heard = vi.fn<() => void>()
  live.on('status', heard)
  const first = last()
  first.events.opened()
  live.drop()
  first.says(status(1))
  first.events.closed()
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(wires).toHaveLength(2)
})

test('the backoff doubles up to a maximum, with jitter', () => {
  expect([0, 1, 2, 10, 99].map((attempt) => backoffMs(attempt, 1))).toEqual([
    500, 1000, 2000, 20_000, 20_000,
  ])
  expect(backoffMs(1, 0)).toBe(500)
})

test('another account gets another socket, after a pending one has opened', () => {
  const live = createLive()
  live.restart()
  expect(wires).toHaveLength(0)
  live.on('status', () => {})
  const first = last()
  token = 'half'
  live.restart()
  expect([wires.length, first.closed]).toEqual([1, false])
  first.events.opened()
  expect([wires.length, first.closed]).toEqual([2, true])
  const second = last()
  second.events.opened()
  expect(second.sent).toEqual([{ token: 'half' }, { subscribe: ['status'] }])
  token = null
  live.restart()
  expect([wires.length, second.closed]).toEqual([3, true])
  last().events.opened()
  expect(last().sent).toEqual([{ subscribe: ['status'] }])
})

test('a late listener gets the last message; another account starts over', async () => {
  const live = createLive()
  live.on('status', () => {})
  last().events.opened()
  const box = (seq: number) => ({ topic: 'message', seq, data: { unread: seq, last: null } })
  for (const seq of [7, 8]) last().says(box(seq))
  const heard: number[] = []
  live.on('message', ({ unread }) => heard.push(unread))
  await Promise.resolve()
  last().says(box(8))
  expect(heard).toEqual([8])
  live.restart()
  last().events.opened()
  last().says(box(2))
  expect(heard).toEqual([8, 2])
})
