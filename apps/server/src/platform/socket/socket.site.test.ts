import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createTestSite, eventually, openSocket } from '@fairhouse/site/testing'

const statusOf = (address: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, { headers })
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.once('open', () => reject(new Error('it was let in')))
    socket.once('error', () => undefined)
  })

test('only a page of the own host gets a socket, and only at /ws', async () => {
  await using site = await createTestSite()
  const { host } = new URL(site.address)
  await using own = await openSocket(site.address, { origin: `http://${host}` })
  expect(await own.next()).toMatchObject({ topic: 'status' })
  expect(await statusOf(site.address, '/ws', { origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf(site.address, '/else')).toBe(404)
  expect(await statusOf(site.address, '/ws?merchant=nobody')).toBe(404)
})

test('more sockets than the limit are turned away', async () => {
  await using site = await createTestSite({ config: { socketLimit: 2 } })
  await using one = await openSocket(site.address)
  await using other = await openSocket(site.address)
  await Promise.all([one.next(), other.next()])
  expect(await statusOf(site.address, '/ws')).toBe(503)
})

test.each([
  ['no JSON', 'hello'],
  ['a list', '[]'],
  ['an unknown wish', '{"shout":"hello"}'],
  ['a token that is no text', '{"token":7}'],
  ['more topics than anybody needs', JSON.stringify({ subscribe: Array(100).fill('status') })],
])('%s closes the socket', async (_, text) => {
  await using site = await createTestSite()
  await using socket = await openSocket(site.address)
  socket.socket.send(text)
  expect(await socket.closed).toBe(1007)
})

test('a message that is too long, or too many of them, closes the socket', async () => {
  await using site = await createTestSite()
  await using long = await openSocket(site.address)
  long.send({ token: 'x'.repeat(5000) })
  expect(await long.closed).toBe(1009)
  await using flood = await openSocket(site.address)
  for (let count = 0; count < 100; count += 1) flood.send({ subscribe: ['status'] })
  expect(await flood.closed).toBe(4429)
})

test('a token without its cookie, or a wrong one, closes the socket', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  await using bare = await openSocket(site.address)
  bare.send({ token: client.token })
  expect(await bare.closed).toBe(4401)
  await using wrong = await openSocket(site.address, { cookie: client.cookie ?? '' })
  wrong.send({ token: 'x'.repeat(43) })
  expect(await wrong.closed).toBe(4401)
})

test('asking for a topic twice, or for one that is not there, changes nothing', async () => {
  await using site = await createTestSite()
  await using socket = await openSocket(site.address)
  await socket.next()
  socket.send({ subscribe: ['status', 'constructor', 'balance', 'status:x', ''] })
  await site.operator.renameBrand('Changed')
  expect(await socket.next()).toMatchObject({ data: { brand: { name: 'Changed' } } })
  socket.send({ unsubscribe: ['status'] })
  await eventually(async () => {
    const before = socket.all.length
    await site.operator.renameBrand('Unheard')
    await new Promise((resolve) => setTimeout(resolve, 50))
    return socket.all.length === before
  })
})

test('after a lost bus connection every socket is shown the present state again', async () => {
  await using site = await createTestSite()
  await using socket = await openSocket(site.address)
  const first = await socket.next()
  await site.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query = 'LISTEN fairhouse' AND datname = current_database()`)
  await site.operator.renameBrand('Missed')
  await eventually(() => socket.all.at(-1)?.seq !== first.seq)
  expect(socket.all.at(-1)).toMatchObject({ data: { brand: { name: 'Missed' } } })
})
