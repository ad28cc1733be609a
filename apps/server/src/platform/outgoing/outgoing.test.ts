import { createServer, type RequestListener } from 'node:http'
import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { createOutgoing, type Outgoing } from './outgoing.ts'

const log = { warn: () => undefined }

/** A resolver with scripted answers; the last one repeats. */
function resolving(...answers: (LookupAddress[] | undefined)[]) {
  let turn = 0
  return (
    _host: string,
    _options: object,
    callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => {
    const answer = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    if (answer) callback(null, answer)
    else callback(new Error('ENOTFOUND'), [])
  }
}

const v4 = (address: string): LookupAddress => ({ address, family: 4 })

const init = () => ({
  method: 'GET',
  redirect: 'error' as const,
  signal: AbortSignal.timeout(60_000),
})

async function startServer(answer: RequestListener) {
  let requestCount = 0
  const server = createServer((request, response) => {
    requestCount += 1
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    asked: () => requestCount,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.1/',
  'http://0.0.0.0/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::a00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
  'http://192.168.0.1/',
  'ftp://8.8.8.8/',
  'file:///etc/passwd',
  'not an address',
])('[SEC-15] %s is neither saved nor called', async (url) => {
  const outgoing = createOutgoing({ allow: [], log })
  expect(await outgoing.isAllowedUrl(url)).toBe(false)
  await expect(outgoing.fetch(url, init())).rejects.toThrow()
})

test('[SEC-15] a name is judged by its addresses', async () => {
  const requestCount = async (...addresses: string[]) => {
    const resolve = resolving(addresses.map((address) => v4(address)))
    return createOutgoing({ allow: [], log, resolve }).isAllowedUrl('https://pay.example/')
  }
  expect(await requestCount('8.8.8.8')).toBe(true)
  expect(await requestCount('127.0.0.1')).toBe(false)
  expect(await requestCount('8.8.8.8', '10.0.0.1')).toBe(false)
  const unresolved = createOutgoing({ allow: [], log, resolve: resolving(undefined) })
  expect(await unresolved.isAllowedUrl('https://not-yet.example/')).toBe(true)
})

test('[SEC-15] a name that later resolves to a private address is not called', async () => {
  await using server = await startServer((_, response) => response.end('secret'))
  const resolve = resolving([v4('8.8.8.8')], [v4('127.0.0.1')])
  const outgoing = createOutgoing({ allow: [], log, resolve })
  const url = `http://rebinding.example:${server.port}/`
  expect(await outgoing.isAllowedUrl(url)).toBe(true)
  await expect(outgoing.fetch(url, init())).rejects.toThrow('not a public address')
  expect(server.asked()).toBe(0)
})

test('[SEC-15] connects to the checked address after one lookup', async () => {
  await using server = await startServer((request, response) => response.end(request.headers.host))
  // A second lookup would return an address without a server.
  const resolve = resolving([v4('127.0.0.1')], undefined)
  const allow = [`127.0.0.1:${server.port}`]
  const outgoing = createOutgoing({ allow, log, resolve })
  const url = `http://inside.example:${server.port}/`
  const answer = await outgoing.fetch(url, init())
  expect(await answer.text()).toBe(`inside.example:${server.port}`)
})

test('[SEC-15] calls private hosts that the operator allows, at that port', async () => {
  await using server = await startServer((_, response) => response.end('hello'))
  const url = `http://127.0.0.1:${server.port}/`
  const allow = [`127.0.0.1:${server.port}`]
  const outgoing = createOutgoing({ allow, log })
  expect(await (await outgoing.fetch(url, init())).text()).toBe('hello')
  await expect(outgoing.fetch('http://127.0.0.1:1/', init())).rejects.toThrow('OUTGOING_ALLOW')
  const connect = (from: Outgoing, host: string) =>
    new Promise<string>((settle) =>
      from.connect({ host, port: server.port }, (error, socket) => {
        socket?.destroy()
        settle(error?.message ?? 'open')
      }),
    )
  expect(await connect(outgoing, '127.0.0.1')).toBe('open')
  const resolve = resolving([v4('127.0.0.1')])
  const closed = createOutgoing({ allow: [], log, resolve })
  for (const host of ['127.0.0.1', 'mail.example']) {
    expect(await connect(closed, host)).toContain('OUTGOING_ALLOW')
  }
})

test('[SEC-15] does not follow redirects', async () => {
  await using server = await startServer((request, response) => {
    if (request.url !== '/') return response.end('secret')
    return response.writeHead(302, { location: '/elsewhere' }).end()
  })
  const outgoing = createOutgoing({ allow: ['127.0.0.1'], log })
  const url = `http://127.0.0.1:${server.port}/`
  await expect(outgoing.fetch(url, init())).rejects.toThrow('redirects elsewhere')
  const manual = await outgoing.fetch(url, { ...init(), redirect: 'manual' })
  expect([manual.status, manual.headers.get('location')]).toEqual([302, '/elsewhere'])
  expect(server.asked()).toBe(2)
})

test('[SEC-15] limits the size of an answer and the time of a request', async () => {
  await using server = await startServer((request, response) => {
    if (request.url === '/long') return response.end('x'.repeat(5000))
    return request.pipe(response)
  })
  const outgoing = createOutgoing({ allow: ['127.0.0.1'], log })
  const url = `http://127.0.0.1:${server.port}/`
  const long = outgoing.fetch(`${url}long`, { ...init(), maxBytes: 4999 })
  await expect(long).rejects.toThrow('more than 4999 bytes')
  const echoed = await outgoing.fetch(url, { ...init(), method: 'POST', body: 'tiếng Việt' })
  expect(await echoed.text()).toBe('tiếng Việt')
  await expect(
    outgoing.fetch(url, { ...init(), signal: AbortSignal.abort(new Error('enough')) }),
  ).rejects.toThrow('enough')
})
