import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPlayer,
  createTestSite,
  openGame,
  openGameSocket,
  startRelay,
  type TestSite,
} from '@fairhouse/site/testing'

let site: TestSite
/** While set, answers of the wallet wait for it. */
let held: Promise<void> | undefined
let heldCount = 0

const studio: NonNullable<Parameters<typeof createTestSite>[0]>['studio'] = {
  wallet: (real) => ({
    async call(...args) {
      const answer = await real.call(...args)
      if (held && args[1] === 'play') {
        heldCount += 1
        await held
      }
      return answer
    },
  }),
}

beforeAll(async () => {
  site = await createTestSite({ studio })
})
afterAll(() => site.close())

const million = 10_000_000_000n
const spin = (credit = '100') => ({ id: randomUUID(), step: 0, credit, action: { type: 'spin' } })
const refused = (code: string) => ({ success: false, code })

/** A player with a game open, over HTTP and over a socket. */
async function player(address = site.address) {
  const opened = await openGame(site, await addPlayer(site, million))
  const socket = await openGameSocket(address)
  expect(await socket.signIn(opened.client.session)).toMatchObject({ success: true })
  return { ...opened, socket }
}

/** Holds back the wallet's answers to stakes until released. */
function holdWallet() {
  let release = () => {}
  heldCount = 0
  held = new Promise((resolve) => (release = resolve))
  return () => {
    held = undefined
    release()
  }
}

const statusOf = (headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const url = `${site.address.replace('http', 'ws')}/studio/v1/socket`
    const socket = new WebSocket(url, { headers })
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.once('open', () => reject(new Error('it was let in')))
    socket.once('error', () => undefined)
  })

test('answers every call of a session as HTTP does', async () => {
  const { client, socket } = await player()
  await using _ = socket
  const request = spin()
  const answer = await socket.ask('act', request)
  expect(answer).toMatchObject({ success: true, value: { round: { id: request.id } } })
  expect(await client.call('act', request)).toEqual(answer)
  const other = spin()
  expect(await socket.ask('act', other)).toEqual(await client.call('act', other))
  for (const call of ['balance', 'pot', 'seeds', 'history'] as const) {
    expect(await socket.ask(call, {})).toEqual(await client.call(call, {}))
  }
  expect(await socket.ask('seen', { id: request.id })).toMatchObject({ success: true, value: {} })
  expect(await socket.ask('act', spin('3'))).toMatchObject(refused('bet_not_offered'))
  expect(await socket.ask('act', { ...request, credit: '10' })).toMatchObject(
    refused('id_conflict'),
  )
  expect(await socket.ask('act', { ...spin(), step: -1 })).toMatchObject(refused('bad_request'))
  expect(await socket.ask('open', { ticket: 't', game: 'g' })).toMatchObject(refused('bad_request'))
})

test('a round is played once, over sockets and HTTP at the same time', async () => {
  const { client, socket } = await player()
  await using first = socket
  await using second = await openGameSocket(site.address)
  await second.signIn(client.session)
  const request = spin()
  const asking = [
    ...Array.from({ length: 5 }, () => first.ask('act', request)),
    ...Array.from({ length: 5 }, () => second.ask('act', request)),
    ...Array.from({ length: 5 }, () => client.call('act', request)),
  ]
  const answers = await Promise.all(asking)
  const played = answers.filter(({ success }) => success)
  expect(played.length).toBeGreaterThan(0)
  for (const answer of answers) {
    if (answer.success) expect(answer).toEqual(played[0])
    else expect(answer).toMatchObject(refused('try_again'))
  }
  expect((await client.must('history', {})).list).toHaveLength(1)
})

test('a round whose answer was lost with the connection is the same when asked again', async () => {
  const relay = await startRelay(() => site.address)
  try {
    const { client, socket } = await player(relay.address)
    const request = spin()
    relay.setLine('deaf')
    await expect(socket.ask('act', request)).rejects.toThrow('lost')
    relay.setLine('whole')
    const answer = await client.must('act', request)
    await using again = await openGameSocket(relay.address)
    await again.signIn(client.session)
    expect(await again.ask('act', request)).toMatchObject({ success: true, value: answer })
    expect((await client.must('history', {})).list).toMatchObject([{ id: request.id }])
  } finally {
    await relay.stop()
  }
})

test('a round goes on when its client is gone', async () => {
  const { client, socket } = await player()
  const release = holdWallet()
  const request = spin()
  const lost = expect(socket.ask('act', request)).rejects.toThrow('lost')
  await expect.poll(() => heldCount).toBe(1)
  socket.socket.terminate()
  await lost
  release()
  expect((await client.must('act', request)).round).toMatchObject({ state: 'settled' })
  expect((await client.must('history', {})).list).toHaveLength(1)
})

test('[RG-11] the rate of calls and the market cycle are those of HTTP', async () => {
  const { client, socket } = await player()
  await using _ = socket
  const asking = Array.from({ length: 15 }, () => socket.ask('balance', {}))
  await Promise.all(asking)
  for (let calls = 0; calls < 65; calls += 1) await client.call('balance', {})
  expect(await socket.ask('balance', {})).toMatchObject(refused('too_soon'))
  expect(await client.call('balance', {})).toMatchObject(refused('too_soon'))
  await site.advance(1)
  expect(await socket.ask('balance', {})).toMatchObject({ success: true })
})

test('[SEC-15] admits frames without an origin and pages of its own host only', async () => {
  const { host } = new URL(site.address)
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ origin: `https://${host}` })).toBe(403)
  await using own = await openGameSocket(site.address, { origin: `http://${host}` })
  await using program = await openGameSocket(site.address, {})
  expect([own.socket.readyState, program.socket.readyState]).toEqual([1, 1])
})

test('a wrong or ended session closes the socket', async () => {
  await using wrong = await openGameSocket(site.address)
  expect(await wrong.signIn('somebody-elses')).toMatchObject(refused('session_expired'))
  expect(await wrong.closed).toBe(4401)
  const { socket } = await player()
  await using ended = socket
  await site.advance(13 * 3600)
  expect(await ended.ask('act', spin())).toMatchObject(refused('session_expired'))
  expect(await ended.closed).toBe(4401)
})

test.each([
  ['no JSON', 'hello'],
  ['a list', '[]'],
  ['a number that is none', '{"id":"1","call":"balance","body":{}}'],
  ['no body', '{"id":1,"call":"balance"}'],
  ['a second session', '{"id":1,"session":"token"}'],
  ['a prototype', '{"id":1,"call":"act","body":{"__proto__":{}}}'],
])('[SEC-01] %s closes the socket', async (_, text) => {
  const { socket } = await player()
  await using open = socket
  open.say(text)
  expect(await open.closed).toBe(1007)
})

test('[SEC-01] an early call, or a message that is too long, closes the socket', async () => {
  await using early = await openGameSocket(site.address)
  early.say('{"id":1,"call":"balance","body":{}}')
  expect(await early.closed).toBe(1007)
  const { socket } = await player()
  await using long = socket
  long.say(JSON.stringify({ id: 1, call: 'x'.repeat(20_000), body: {} }))
  expect(await long.closed).toBe(1009)
})

test('[SEC-14] limits sockets per address, apart from live sockets', async () => {
  const socketLimits = { all: 3, address: 1, session: 9 }
  await using small = await createTestSite({ config: { socketLimits } })
  await using one = await openGameSocket(small.address)
  await expect(openGameSocket(small.address)).rejects.toThrow('429')
  const live = new WebSocket(`${small.address.replace('http', 'ws')}/ws`)
  await new Promise((resolve) => live.once('open', resolve))
  live.terminate()
  one.socket.terminate()
  await one.closed
  const opens = () =>
    openGameSocket(small.address).then(
      (socket) => socket[Symbol.asyncDispose]().then(() => true),
      () => false,
    )
  await expect.poll(opens).toBe(true)
})

test('logs no session', async () => {
  const { client, socket } = await player()
  await using _ = socket
  await socket.ask('act', spin())
  const session = client.session ?? ''
  expect(session.length).toBeGreaterThan(20)
  expect(site.logs.filter((line) => line.includes(session))).toEqual([])
})

test('a stop finishes the calls that were accepted, then closes the socket', async () => {
  const stopped = await createTestSite({ studio })
  const { client } = await openGame(stopped, await addPlayer(stopped, million))
  const socket = await openGameSocket(stopped.address)
  await socket.signIn(client.session)
  const release = holdWallet()
  const answered = socket.ask('act', spin())
  await expect.poll(() => heldCount).toBe(1)
  const stopping = stopped.close()
  expect(await socket.ask('balance', {})).toMatchObject(refused('shutting_down'))
  release()
  expect(await answered).toMatchObject({ success: true, value: { round: { state: 'settled' } } })
  expect(await socket.closed).toBe(1001)
  await stopping
})
