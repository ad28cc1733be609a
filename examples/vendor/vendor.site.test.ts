import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { toWire, parseUnits } from './money.ts'
import { startVendor, type Vendor, type VendorOptions } from './vendor.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: Record<string, unknown> }
  return value
}

const money = (text: unknown): bigint => parseUnits(String(text)) ?? 0n

function start(options: Partial<VendorOptions>): Promise<Vendor> {
  const credentials = { vendor: 'SANDBOX', secret: 'sandbox-secret' }
  const now = () => site.now().getTime()
  const endpoint = { port: 0, host: '127.0.0.1', operatorUrl: site.address, now }
  return startVendor({ ...credentials, ...endpoint, wallet: 'seamless', ...options })
}

test('[GAME-19] plays one-step and two-step rounds at an outside provider', async () => {
  const vendor = await start({})
  try {
    const launch = { account: 'demo', gameCode: 'sandbox-game' }
    const { ticket } = await post(`${site.address}/dev/ticket`, launch)
    const seat = await post(`${vendor.url}/api/enter`, { ticket })
    const { key } = seat
    let balance = money(seat.balance)
    expect(toWire(balance)).toBe('10000000.0000')
    for (let toss = 0; toss < 10; toss += 1) {
      const { paid } = await post(`${vendor.url}/api/toss`, { key, choice: 'heads', stake: '10' })
      balance += money(paid) - money('10')
    }
    for (let round = 0; round < 10; round += 1) {
      const started = await post(`${vendor.url}/api/begin`, { key, choice: 'tails', stake: '5' })
      const won = started.proof === null
      const end = won ? await post(`${vendor.url}/api/take`, { key }) : started
      balance += money(end.paid) - money('5')
    }
    expect((await post(`${vendor.url}/api/look`, { key })).balance).toBe(toWire(balance))
    expect((await site.context.wallet.audit()).findings).toEqual([])
  } finally {
    await vendor.close()
  }
})

/** A provider with a transfer wallet, plugged in, and a member with money. */
async function transferVendor(beforeAnswer: NonNullable<VendorOptions['beforeAnswer']>) {
  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`
  const outside = await start({ vendor: code, secret: 's', wallet: 'transfer', beforeAnswer })
  const { brands, member, gameProvider } = site.context
  await gameProvider.put({
    code,
    secret: 's',
    wallet: 'transfer',
    baseUrl: outside.url,
    games: [`game-${code.toLowerCase()}`],
  })
  const demo = await member.byName(brands.all()[0]?.id ?? '', 'demo')
  const memberId = demo?.id ?? ''
  const { transferWallets } = gameProvider
  const move = (direction: 'in' | 'out', amount: string, id = randomUUID()) =>
    transferWallets.move({ id, memberId, vendor: code, direction, amount })
  const vendorBalance = () => transferWallets.balance(memberId, code)
  const heldAmount = async () => {
    const rows = await site.sql(
      'SELECT sum(balance)::text AS held FROM wallet_account WHERE address LIKE $1',
      [`vendor/${code}/hold@%`],
    )
    return rows[0]?.held
  }
  return { outside, move, vendorBalance, heldAmount, settleAll: transferWallets.settlePending }
}

test('[GAME-19] moves money to a transfer wallet and back', async () => {
  const { outside, move, vendorBalance } = await transferVendor(() => undefined)
  try {
    expect(await move('in', '100')).toBe('done')
    expect(await vendorBalance()).toBe('100.0000')
    expect(await move('out', '30.5')).toBe('done')
    expect(await move('out', '69.5001')).toBe('refused')
    expect(await move('in', '99999999')).toBe('insufficient_funds')
    expect(await vendorBalance()).toBe('69.5000')
    expect((await site.context.wallet.audit()).findings).toEqual([])
  } finally {
    await outside.close()
  }
})

test('[GAME-19] holds the money of an unanswered transfer until its end is known', async () => {
  let isBroken = true
  const { outside, move, vendorBalance, heldAmount, settleAll } = await transferVendor(() => {
    if (isBroken) throw new Error('the line is cut')
  })
  try {
    const id = randomUUID()
    expect(await move('in', '40', id)).toBe('sent')
    expect(await heldAmount()).toBe('400000')
    await settleAll()
    expect(await heldAmount()).toBe('400000')
    isBroken = false
    await settleAll()
    expect(await heldAmount()).toBe('0')
    expect(await vendorBalance()).toBe('40.0000')
    expect(await move('in', '40', id)).toBe('done')
    expect(await vendorBalance()).toBe('40.0000')
    isBroken = true
    expect(await move('out', '15')).toBe('sent')
    isBroken = false
    await settleAll()
    await settleAll()
    expect(await vendorBalance()).toBe('25.0000')
    expect((await site.context.wallet.audit()).findings).toEqual([])
  } finally {
    await outside.close()
  }
})
