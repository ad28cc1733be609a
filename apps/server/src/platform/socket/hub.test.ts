import { PassThrough } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { createTestClock } from '#platform/clock'
import { createLog } from '#platform/log'
import { createMetrics } from '#platform/metrics'
import { everyone, signedIn } from '@fairhouse/protocol'
import * as z from 'zod/mini'
import { Hub } from './hub.ts'
import { createPeer, type Peer, type Viewer } from './peer.ts'
import type { Stamped } from './topics.ts'

const brandId = 'brand'
const member = (subjectId: string): Viewer => ({
  brandId,
  session: { id: `s-${subjectId}`, kind: 'member', subjectId, brandId },
})
const visitor: Viewer = { brandId, session: undefined }

let states: Map<string, Stamped>
let slow: Promise<void> | undefined
let loads: { now: number; max: number }
let failing: string | undefined
let clock: ReturnType<typeof createTestClock>
let hub: Hub

beforeEach(() => {
  states = new Map()
  slow = undefined
  loads = { now: 0, max: 0 }
  failing = undefined
  clock = createTestClock()
  const present = (name: string) => async (viewer: Viewer, parameter: string | undefined) => {
    const state = states.get(`${name} ${parameter ?? viewer.session?.subjectId ?? ''}`.trim())
    loads.now += 1
    loads.max = Math.max(loads.max, loads.now)
    if (slow !== undefined) await settle()
    await slow
    loads.now -= 1
    if (failing !== undefined && viewer.session?.subjectId === failing) throw new Error('no state')
    return state
  }
  const data = z.unknown()
  hub = new Hub({
    topics: {
      news: { about: '', who: everyone, scope: 'brand', data, present: present('news') },
      purse: { about: '', who: signedIn, scope: 'account', data, present: present('purse') },
      room: {
        about: '',
        who: everyone,
        scope: 'brand',
        data,
        joinedBy: 'parameter',
        present: present('room'),
      },
    },
    clock,
    log: createLog('silent'),
    metrics: createMetrics(),
  })
})

function connect(viewer: Viewer, highWaterMark = 1_000_000) {
  const stream = new PassThrough({ highWaterMark })
  const dropped: string[] = []
  const socket = {
    close: () => dropped.push('closed'),
    terminate: () => dropped.push('terminated'),
    ping: () => undefined,
  }
  const peer = createPeer(socket, stream, viewer)
  const read = () => framesIn(stream.read())
  hub.addPeer(peer)
  return { peer, stream, read, dropped }
}

/** The messages of frames that are shorter than 126 bytes. */
function framesIn(bytes: Buffer | null): { topic: string; seq: number; data: unknown }[] {
  if (!bytes || bytes.length === 0) return []
  const end = 2 + bytes.readUInt8(1)
  const message = JSON.parse(bytes.subarray(2, end).toString('utf8'))
  return [message, ...framesIn(bytes.subarray(end))]
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a subscriber gets the present state, then only newer changes', async () => {
  states.set('news', { seq: 5, data: 'five' })
  let open = () => {}
  slow = new Promise((resolve) => {
    open = resolve
  })
  const { read } = connect(visitor)
  hub.deliver('news', brandId, { seq: 4, data: 'four' })
  hub.deliver('news', brandId, { seq: 5, data: 'five' })
  hub.deliver('news', brandId, { seq: 6, data: 'six' })
  open()
  await settle()
  hub.deliver('news', brandId, { seq: 7, data: 'seven' })
  expect(read().map(({ seq }) => seq)).toEqual([5, 6, 7])
})

test('an account gets its own balance only', async () => {
  states.set('purse anna', { seq: 1, data: 10 })
  states.set('purse bert', { seq: 1, data: 20 })
  const [anna, bert, nobody] = [connect(member('anna')), connect(member('bert')), connect(visitor)]
  await settle()
  hub.deliver('purse', 'anna', { seq: 2, data: 11 })
  expect(anna.read()).toEqual([
    { topic: 'purse', seq: 1, data: 10 },
    { topic: 'purse', seq: 2, data: 11 },
  ])
  expect(bert.read()).toEqual([{ topic: 'purse', seq: 1, data: 20 }])
  expect(nobody.read()).toEqual([])
})

test('a room reaches only subscribers who may see it', async () => {
  states.set('room lobby', { seq: 1, data: 'hello' })
  const [guest, other] = [connect(visitor), connect(visitor)]
  hub.subscribe(guest.peer, ['room:lobby', 'room:secret', 'room'])
  await settle()
  hub.deliver('room:lobby', brandId, { seq: 2, data: 'more' })
  hub.deliver('room:secret', brandId, { seq: 2, data: 'psst' })
  expect(guest.read().map(({ topic, seq }) => [topic, seq])).toEqual([
    ['room:lobby', 1],
    ['room:lobby', 2],
  ])
  expect(other.read()).toEqual([])
  hub.unsubscribe(guest.peer, ['room:lobby'])
  hub.deliver('room:lobby', brandId, { seq: 3, data: 'gone' })
  expect(guest.read()).toEqual([])
})

test('limits the number of rooms per connection', async () => {
  for (let room = 0; room < 100; room += 1) states.set(`room ${room}`, { seq: 1, data: room })
  const { peer } = connect(visitor)
  hub.subscribe(
    peer,
    Array.from({ length: 100 }, (_, room) => `room:${room}`),
  )
  await settle()
  expect(peer.channels.size).toBeLessThanOrEqual(64)
})

/** Fills a connection that is not read. */
function clog(peer: Peer) {
  for (let seq = 2; seq < 400; seq += 1) {
    hub.deliver('news', brandId, { seq, data: 'x'.repeat(1000) })
  }
  expect(peer.behindSinceMs).toBeDefined()
}

test('a slow connection gets the present state once it has drained', async () => {
  states.set('news', { seq: 1, data: 'one' })
  const { peer, stream } = connect(visitor, 1000)
  await settle()
  clog(peer)
  const unsent = stream.writableLength
  hub.deliver('news', brandId, { seq: 400, data: 'late' })
  expect(stream.writableLength).toBe(unsent)
  states.set('news', { seq: 401, data: 'now' })
  let last = ''
  stream.on('data', (chunk: Buffer) => {
    last = chunk.toString('latin1')
  })
  await expect.poll(() => stream.writableLength).toBe(0)
  hub.checkSlowPeers()
  await expect.poll(() => last).toContain('"seq":401')
  expect(peer.behindSinceMs).toBeUndefined()
})

test('drops a connection that is slow for ten seconds', async () => {
  states.set('news', { seq: 1, data: 'one' })
  const { peer, dropped } = connect(visitor, 1000)
  await settle()
  clog(peer)
  hub.checkSlowPeers()
  expect(dropped).toEqual([])
  clock.advance(11)
  hub.checkSlowPeers()
  expect(dropped).toEqual(['terminated'])
})

test('resends to many a few at a time; one failure affects nobody else', async () => {
  const count = 3000
  const peers = Array.from({ length: count }, (_, index) => {
    states.set(`purse m${index}`, { seq: 1, data: 'one' })
    return connect(member(`m${index}`))
  })
  await settle()
  for (const { read } of peers) read()
  loads = { now: 0, max: 0 }
  slow = settle().then(() => undefined)
  failing = 'm7'
  for (const index of peers.keys()) states.set(`purse m${index}`, { seq: 2, data: 'two' })
  const all = hub.resendToBrand('purse', brandId)
  let turns = 0
  const turn = () => {
    turns += 1
    if (loads.now > 0) setImmediate(turn)
  }
  turn()
  await all
  expect(loads.max).toBeLessThanOrEqual(8)
  expect(turns).toBeGreaterThan(100)
  expect(peers.filter(({ read }) => read().at(-1)?.seq === 2)).toHaveLength(count - 1)
  expect(peers.map(({ dropped }) => dropped.length).indexOf(1)).toBe(7)
})

test('resends to one account only', async () => {
  for (const name of ['one', 'two']) states.set(`purse ${name}`, { seq: 1, data: 'first' })
  const [own, tab, other] = [member('one'), member('one'), member('two')].map((viewer) =>
    connect(viewer),
  )
  await settle()
  for (const peer of [own, tab, other]) peer?.read()
  states.set('purse one', { seq: 2, data: 'second' })
  await hub.resend('purse', 'one')
  await hub.resend('purse', 'nobody')
  const seqs = [own, tab, other].map((peer) => peer?.read().map(({ seq }) => seq))
  expect(seqs).toEqual([[2], [2], []])
})
