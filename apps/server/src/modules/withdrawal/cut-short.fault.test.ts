import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import {
  createClient,
  createTestSite,
  eventually,
  runSite,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { colleague, dong, payee } from './withdrawals.testing.ts'
import { startSmallGateway } from './small-gateway.testing.ts'

const secret = randomUUID()

interface Cut {
  /** Whoever writes to it waits, and everything before it is done. */
  table: string
  /** What is asked of the process that is killed while it waits. */
  ask: (address: string) => Promise<unknown>
}

/** Another process on the same database, killed in the middle of what it was asked for. */
async function cutShort(site: TestSite, { table, ask }: Cut): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-cut-short-'))
  const victim = runSite(folder, { DATABASE_URL: site.databaseUrl, ROLES: 'web' })
  const address = await victim.ready()
  const holder = new Client({ connectionString: site.databaseUrl })
  await holder.connect()
  try {
    await holder.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`)
    const asking = ask(address).catch(() => 'cut')
    await eventually(async () => (await waitingFor(site, table)) > 0)
    victim.child.kill('SIGKILL')
    await victim.ended
    expect(await asking).toBe('cut')
  } finally {
    await holder.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same session, at another process. */
function at(address: string, { from, token, cookie }: TestClient): TestClient {
  const nowSeconds = () => Math.floor(Date.now() / 1000)
  const client = createClient({ from, nowSeconds, nextAddress: () => address })
  return Object.assign(client, { token, cookie })
}

async function waitingFor(site: TestSite, table: string): Promise<number> {
  const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '${table}'::regclass`
  return (await site.sql(waiting)).length
}

/** One site on one process, so that nobody but the test takes up what was left. */
async function siteWithGateway() {
  const gateway = await startSmallGateway(secret)
  const site = await createTestSite({ config: { roles: ['web', 'studio'] } })
  const brandId = site.context.brand.all()[0]?.id ?? ''
  const { setUp } = site.context.payment
  const wish = { kind: 'webhook', baseUrl: `${gateway.url}/`, secret, paysOut: ['bank'] } as const
  await setUp.provider(brandId, 'acme', wish)
  await setUp.method(brandId, 'cards', { provider: 'acme', least: '50000', most: '900000' })
  return { site, gateway }
}

test('[PC-03] a deposit cut short by kill -9 after each of its steps is credited once', async () => {
  const { site, gateway } = await siteWithGateway()
  try {
    // Before anything is written, before the books, and before the member is told.
    for (const table of ['payment_event', 'wallet_transfer', 'message_message']) {
      const member = await payee(site, `in-${table.slice(0, 7)}`)
      const [id, reference] = [randomUUID(), randomUUID()]
      gateway.answers['payments'] = { reference, page: 'https://pay.acme.example/' }
      await member.client.must('PUT /wps/deposit', { id, method: 'cards', amount: '200000' })
      const facts = { event: randomUUID(), about: 'payment', id, reference, currency: 'VND' }
      const event = { ...facts, amount: '200000', state: 'paid' }
      const say = (address: string) =>
        gateway.say(new URL('/payment/acme/fairhouse', address).href, event, site.now())
      await cutShort(site, { table, ask: say })
      // A gateway says it again until it is heard; the timed work does its part as well.
      await Promise.all([say(site.address), say(site.address), site.context.payment.follow()])
      const deposit = await member.client.must('GET /wps/deposit/one', { id })
      expect([table, deposit.state]).toEqual([table, 'credited'])
      expect(await member.own('cash')).toBe(dong(200_000))
      const { list } = await member.client.must('GET /wps/message/list', {})
      expect(list.map(({ kind }) => kind)).toEqual(['depositCredited'])
    }
    expect(await site.context.wallet.audit()).toMatchObject({ findings: [] })
  } finally {
    await site.close()
    await gateway[Symbol.asyncDispose]()
  }
}, 120_000)

test('[PC-04] a withdrawal cut short by kill -9 after each of its steps is paid once', async () => {
  const { site, gateway } = await siteWithGateway()
  gateway.answers['payouts'] = { state: 'paid', reference: 'out', amount: '99500', currency: 'VND' }
  try {
    const cashier = await colleague(site, 'cashier', ['cashier'])
    // Before the part is written down, before its end is, before the books, before all is told.
    for (const table of ['withdrawal_payout', 'wallet_transfer', 'message_message']) {
      gateway.asked.length = 0
      const member = await payee(site, `out-${table.slice(0, 7)}`, 100_000)
      await member.ask('100000')
      const id = (await member.latest())?.id ?? ''
      await cashier.must('POST /office/api/withdrawal/approve', { id })
      const pay = (address: string) =>
        at(address, cashier).must('POST /office/api/withdrawal/pay', { id, provider: 'acme' })
      await cutShort(site, { table, ask: pay })
      const { withdrawal } = site.context
      await Promise.all([withdrawal.tend(), withdrawal.tend()])
      // What was not written down has not begun: the cashier presses again.
      if ((await member.latest())?.state === 'approved') await pay(site.address)
      expect([table, (await member.latest())?.state]).toEqual([table, 'paid'])
      expect([await member.own('cash'), await member.own('hold')]).toEqual([0n, 0n])
      const asked = gateway.asked.filter(({ verb }) => verb === 'payouts')
      expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
    }
    expect(await site.context.wallet.audit()).toMatchObject({ findings: [] })
  } finally {
    await site.close()
    await gateway[Symbol.asyncDispose]()
  }
}, 120_000)
