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

/** Whether a socket opens now; it is closed again. */
async function attempt(address: string, headers: Record<string, string>) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers })
  const outcome = await new Promise<string>((resolve) => {
    socket.once('open', () => resolve('open'))
    socket.once('error', (error) => resolve(error.message))
  })
  socket.terminate()
  return outcome
}

test('opens sockets at /ws for pages of its own host only', async () => {
  await using site = await createTestSite()
  const { host } = new URL(site.address)
  await using own = await openSocket(site.address, { origin: `http://${host}` })
  expect(await own.next()).toMatchObject({ topic: 'status' })
  expect(await statusOf(site.address, '/ws', { origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf(site.address, '/else')).toBe(404)
  expect(await statusOf(site.address, '/ws?merchant=nobody')).toBe(404)
})

test('refuses sockets above the limit', async () => {
  await using site = await createTestSite({
    config: { socketLimits: { all: 2, address: 9, session: 9 } },
  })
  await using one = await openSocket(site.address)
  await using other = await openSocket(site.address)
  await Promise.all([one.next(), other.next()])
  expect(await statusOf(site.address, '/ws')).toBe(503)
})

test('[SEC-14] limits sockets per address behind trusted proxies', async () => {
  const socketLimits = { all: 100, address: 2, session: 9 }
  await using site = await createTestSite({ config: { socketLimits } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const one = await openSocket(site.address, from('10.1.1.1'))
  await using other = await openSocket(site.address, from('10.1.1.1'))
  await Promise.all([one.next(), other.next()])
  expect(await statusOf(site.address, '/ws', from('10.1.1.1'))).toBe(429)
  // The office shares this limit, before any authentication.
  const office = { ...from('10.1.1.1'), cookie: 'fairhouse-office=anything' }
  expect(await statusOf(site.address, '/office/ws', office)).toBe(429)
  await using elsewhere = await openSocket(site.address, from('10.1.1.2'))
  await elsewhere.next()
  // A refused socket takes no slot, and a closed one frees its slot.
  one.socket.close()
  await one.closed
  const answer = () => attempt(site.address, from('10.1.1.1'))
  await expect.poll(answer).toBe('open')
  await expect.poll(answer).toBe('open')
})

test('[SEC-14] an IPv6 network shares one limit', async () => {
  const socketLimits = { all: 100, address: 1, session: 9 }
  await using site = await createTestSite({ config: { socketLimits } })
  await using one = await openSocket(site.address, { 'x-forwarded-for': '2001:db8:1:2::1' })
  await one.next()
  const neighbour = { 'x-forwarded-for': '2001:db8:1:2:ffff::9' }
  expect(await statusOf(site.address, '/ws', neighbour)).toBe(429)
})

test('[SEC-14] ignores forwarded addresses of untrusted clients', async () => {
  const socketLimits = { all: 100, address: 1, session: 9 }
  await using site = await createTestSite({ config: { socketLimits, trustProxy: [] } })
  await using one = await openSocket(site.address, { 'x-forwarded-for': '10.1.1.1' })
  await one.next()
  const other = { 'x-forwarded-for': '10.1.1.2' }
  expect(await statusOf(site.address, '/ws', other)).toBe(429)
})

test('[SEC-14] limits sockets per session, from any address', async () => {
  const socketLimits = { all: 100, address: 9, session: 2 }
  await using site = await createTestSite({ config: { socketLimits } })
  const { cookie = '' } = await site.signedIn('demo')
  const by = (address: string) => ({ cookie, 'x-forwarded-for': address })
  await using one = await openSocket(site.address, by('10.1.1.1'))
  await using other = await openSocket(site.address, by('10.1.1.2'))
  await Promise.all([one.next(), other.next()])
  expect(await statusOf(site.address, '/ws', by('10.1.1.3'))).toBe(429)
  await using visitor = await openSocket(site.address, { 'x-forwarded-for': '10.1.1.3' })
  await visitor.next()
})

test('[SEC-14] a socket closed by the server counts until it has ended', async () => {
  const socketLimits = { all: 100, address: 1, session: 9 }
  await using site = await createTestSite({ config: { socketLimits } })
  await using flood = await openSocket(site.address, { 'x-forwarded-for': '10.1.1.1' })
  // Ignores the closing frame, as a client may that wants to keep the connection.
  flood.socket.pause()
  for (let count = 0; count < 100; count += 1) flood.send({ subscribe: ['status'] })
  const dropped = async () =>
    (await (await fetch(`${site.opsAddress}/metrics`)).text()).includes('reason="flood"')
  await eventually(dropped)
  expect(await statusOf(site.address, '/ws', { 'x-forwarded-for': '10.1.1.1' })).toBe(429)
})

test('[SEC-15] refuses a page of its own host under another scheme', async () => {
  await using site = await createTestSite()
  const { host } = new URL(site.address)
  const origin = `https://${host}`
  expect(await statusOf(site.address, '/ws', { origin })).toBe(403)
  const office = { origin, cookie: 'fairhouse-office=anything' }
  expect(await statusOf(site.address, '/office/ws', office)).toBe(403)
  await using secure = await openSocket(site.address, { origin, 'x-forwarded-proto': 'https' })
  await secure.next()
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

test('ignores repeated and unknown topics', async () => {
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

test('resends the present state after a lost bus connection', async () => {
  await using site = await createTestSite()
  await using socket = await openSocket(site.address)
  const first = await socket.next()
  await site.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query = 'LISTEN fairhouse' AND datname = current_database()`)
  await site.operator.renameBrand('Missed')
  await eventually(() => socket.all.at(-1)?.seq !== first.seq)
  expect(socket.all.at(-1)).toMatchObject({ data: { brand: { name: 'Missed' } } })
})
