import { createHmac, hash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTestClock } from '#platform/clock'
import { createOutgoing } from '#platform/outgoing'
import { createBucketStorage } from './bucket.ts'

const outgoing = createOutgoing({ allow: ['127.0.0.1'], log: { warn: () => undefined } })

const known = { key: 'house', secret: 'kept well', region: 'here-1' }

const mac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** The request as received over the network. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = headers
  const part = (name: string, signs: string) =>
    new RegExp(`[ ,]${name}=(${signs}+)(?:,|$)`).exec(authorization)?.[1] ?? ''
  const [id, day, region] = part('Credential', String.raw`[\w/-]`).split('/')
  const [names, signature] = [part('SignedHeaders', '[a-z0-9;-]'), part('Signature', '[a-f0-9]')]
  const bodyHash = hash('sha256', body)
  const isAll = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    names.split(';').includes(name),
  )
  if (!isAll || id !== known.key || headers['x-amz-content-sha256'] !== bodyHash) return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}`)
  const request = [method, url, '', ...lines, '', names, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const stamp = String(headers['x-amz-date'])
  const text = ['AWS4-HMAC-SHA256', stamp, scope, hash('sha256', request)].join('\n')
  const keyed = mac(
    mac(mac(mac(`AWS4${known.secret}`, day ?? ''), region ?? ''), 's3'),
    'aws4_request',
  )
  return mac(keyed, text).toString('hex') === signature
}

/** An in-memory bucket that rejects wrong signatures. */
async function startStorage() {
  const things = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method, url = '' } = request
      if (url.includes('moved')) return response.writeHead(307, { location: '/bucket/a' }).end()
      if (!isSigned(request, body)) return response.writeHead(403).end('<Error/>')
      if (method === 'PUT') things.set(url, body)
      if (method === 'DELETE') things.delete(url)
      const found = things.get(url)
      if (method === 'GET' && !found) return response.writeHead(404).end('<Error/>')
      return response.writeHead(method === 'DELETE' ? 204 : 200).end(found)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}/bucket`,
    things,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

test('objects are stored, found and removed by signed requests', async () => {
  await using storage = await startStorage()
  const shelf = createBucketStorage({ ...known, url: storage.url }, createTestClock(), outgoing)
  const bytes = Buffer.from([0, 255, 10, 13, 128])
  expect(await shelf.get('one')).toBeUndefined()
  await shelf.put('one', bytes)
  expect([...storage.things.keys()]).toEqual(['/bucket/one'])
  expect(await shelf.get('one')).toEqual(bytes)
  await shelf.remove('one')
  await shelf.remove('one')
  expect(await shelf.get('one')).toBeUndefined()
})

test('a storage that refuses or redirects is an error, not a missing object', async () => {
  await using storage = await startStorage()
  const clock = createTestClock()
  const stranger = createBucketStorage(
    { ...known, secret: 'guessed', url: storage.url },
    clock,
    outgoing,
  )
  await expect(stranger.put('one', Buffer.from('x'))).rejects.toThrow('403')
  await expect(stranger.get('one')).rejects.toThrow('403')
  const shelf = createBucketStorage({ ...known, url: storage.url }, clock, outgoing)
  await expect(shelf.get('moved')).rejects.toThrow()
  expect(storage.things.size).toBe(0)
})
