import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { CannotStart, runConformance } from './conformance.ts'
import { CHECKS } from './rules/index.ts'

const settings = {
  vendor: 'SANDBOX',
  secret: 'sandbox-secret',
  game: 'sandbox-game',
  account: 'demo',
  mode: 'real' as const,
  blocked: undefined,
  otherGame: undefined,
  only: undefined,
}

async function withServer(status: number, body: string, work: (url: string) => Promise<void>) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    await work(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const startError = (url: string, only?: string) =>
  runConformance({ ...settings, url, only }, () => {}).then(
    () => expect.unreachable(),
    (error: unknown) => {
      expect(error).toBeInstanceOf(CannotStart)
      return error instanceof CannotStart ? `${error.exitCode} ${error.message}` : ''
    },
  )

test('names of checks are distinct and start with a rule or an area', () => {
  const names = CHECKS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^(rule [1-7]|[a-zA-Z]+): \S/)
  for (const rule of [1, 2, 3, 4, 5, 6, 7]) expect(names.join('\n')).toContain(`rule ${rule}: `)
})

test('reports a server that does not answer', async () => {
  let closed = ''
  await withServer(200, '', async (url) => void (closed = url))
  expect(await startError(closed)).toBe(`1 No server answers at ${closed} (ECONNREFUSED).`)
})

test('reports a server without tickets', async () => {
  await withServer(404, '{"success":false}', async (url) => {
    expect(await startError(url)).toMatch(/^1 The kit cannot sign .* \(is it in demo mode\?\)/)
  })
})

test('reports a wrong answer of authenticate', async () => {
  const body = JSON.stringify({ success: true, value: { ticket: 'abc' }, message: '' })
  await withServer(200, body, async (url) => {
    expect(await startError(url)).toContain('value: expected its fields and no others')
  })
})

test('refuses a filter that matches no check', async () => {
  expect(await startError('http://127.0.0.1:1', 'roulette')).toBe(
    '2 No check\'s name contains "roulette".',
  )
})
