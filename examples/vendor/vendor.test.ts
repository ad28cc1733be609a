import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { sign } from './sign.ts'
import { startVendor, type Vendor, type VendorOptions } from './vendor.ts'

let vendor: Vendor | undefined
afterEach(() => vendor?.close())

async function start(overrides: Partial<VendorOptions> = {}): Promise<string> {
  vendor = await startVendor({
    port: 0,
    host: '127.0.0.1',
    operatorUrl: 'http://127.0.0.1:9',
    vendor: 'SANDBOX',
    secret: 'hush',
    wallet: 'transfer',
    retryDelaysMs: [],
    ...overrides,
  })
  return vendor.url
}

async function post(url: string, body: object): Promise<{ status: number; answer: unknown }> {
  const [text, timestamp] = [JSON.stringify(body), String(Date.now())]
  const signature = sign('hush', timestamp, text)
  const signed = { 'x-operator': 'x', 'x-timestamp': timestamp, 'x-signature': signature }
  const response = await fetch(url, { method: 'POST', body: text, headers: signed })
  return { status: response.status, answer: await response.json() }
}

const playerId = randomUUID()
const move = () => ({
  id: randomUUID(),
  playerId,
  direction: 'in',
  amount: '10',
  currency: 'VND',
})

test('the transfer wallet answers in the envelope', async () => {
  const url = await start()
  const value = { state: 'done', balance: '10.0000' }
  const accepted = { status: 200, answer: { success: true, value, message: '' } }
  expect(await post(`${url}/transfer`, move())).toEqual(accepted)
  const malformed = await post(`${url}/transfer`, { id: 7 })
  expect(malformed).toMatchObject({ status: 400, answer: { success: false, code: 'bad_request' } })
  const unsigned = await fetch(`${url}/balance`, { method: 'POST', body: '{}' })
  expect(unsigned.status).toBe(401)
})

test('reports the state of a transfer whose answer was lost', async () => {
  let isLost = true
  const paths: string[] = []
  const url = await start({
    beforeAnswer: (path) => {
      paths.push(path)
      if (isLost) throw new Error('lost')
    },
  })
  const transfer = move()
  await expect(post(`${url}/transfer`, transfer)).rejects.toThrow('fetch failed')
  isLost = false
  const { answer } = await post(`${url}/status`, { id: transfer.id })
  expect(answer).toMatchObject({ value: { state: 'done' } })
  const again = await post(`${url}/transfer`, transfer)
  expect(again.answer).toMatchObject({ value: { balance: '10.0000' } })
  expect(paths).toEqual(['/transfer', '/status', '/transfer'])
})

test('closes while an answer hangs', async () => {
  const url = await start({ beforeAnswer: () => new Promise(() => {}) })
  const hanging = post(`${url}/transfer`, move())
  const lost = expect(hanging).rejects.toThrow('fetch failed')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await vendor?.close()
  await lost
})

test('a seamless provider has no balances of its own', async () => {
  const url = await start({ wallet: 'seamless' })
  const { status, answer } = await post(`${url}/balance`, { playerId })
  expect(status).toBe(404)
  expect(answer).toMatchObject({ success: false, code: 'not_found' })
})

test('serves the page without foreign resources', async () => {
  const url = await start()
  const page = await fetch(`${url}/game?ticket=abc`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await page.text()
  const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address)
  for (const address of addresses.filter((one) => one !== 'data:,')) {
    expect((await fetch(new URL(address ?? '', url))).status).toBe(200)
  }
  expect(html + addresses.join()).not.toMatch(/https?:/)
})

test('reports an unreachable operator by code', async () => {
  const url = await start({ wallet: 'seamless' })
  const { status, answer } = await post(`${url}/api/enter`, { ticket: 'abc' })
  expect(status).toBe(503)
  expect(answer).toMatchObject({ success: false, code: 'operator_unreachable' })
})
