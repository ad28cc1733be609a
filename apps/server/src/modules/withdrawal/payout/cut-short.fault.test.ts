import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  createClient,
  createTestSite,
  cutShort,
  newColleague,
  type TestClient,
} from '@fairhouse/site/testing'
import { payee } from '../withdrawals.testing.ts'
import { startSmallGateway } from './small-gateway.testing.ts'

/** Returns a client of another process that uses the same session. */
function at(address: string, { from, token, cookie }: TestClient): TestClient {
  const nowSeconds = () => Math.floor(Date.now() / 1000)
  const client = createClient({ from, nowSeconds, nextAddress: () => address })
  return Object.assign(client, { token, cookie })
}

/** The cut, and whether the gateway was asked before it. */
const cuts = [
  // Nothing is stored yet.
  ['withdrawal_payout', 'before'],
  // The gateway has paid, but its answer was lost.
  ['withdrawal_payout', 'asked'],
  // The ledger is posted, but the withdrawal row is not updated.
  ['withdrawal_request', 'asked'],
] as const

test('[PC-04] a withdrawal cut short by kill -9 after any of its steps is paid once', async () => {
  const secret = randomUUID()
  await using gateway = await startSmallGateway(secret)
  // Without timed work of its own, so that the test controls when it runs.
  await using site = await createTestSite({ config: { roles: ['web'] } })
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const wish = { kind: 'webhook', baseUrl: `${gateway.url}/`, secret, paysOut: ['bank'] } as const
  await site.context.payment.setUp.provider(brandId, 'acme', wish)
  gateway.answers['payouts'] = { state: 'paid', reference: 'out', amount: '99500', currency: 'VND' }
  const cashier = await newColleague(site, 'cashier', 'cashier')
  for (const [turn, [table, when]] of cuts.entries()) {
    const member = await payee(site, `cut-${turn}`, 100_000)
    await member.ask('100000')
    const id = (await member.latest())?.id ?? ''
    await cashier.must('POST /office/api/withdrawal/approve', { id })
    const pay = (address: string) =>
      at(address, cashier).must('POST /office/api/withdrawal/pay', { id, provider: 'acme' })
    await cutShort(site, {
      table,
      async ask(address, hold) {
        if (when === 'before') await hold()
        else gateway.onAsked = hold
        return pay(address)
      },
    })
    gateway.onAsked = undefined
    const { withdrawal } = site.context
    await Promise.all([withdrawal.runTimedWork(), withdrawal.runTimedWork()])
    // Nothing was stored, so nothing started; the cashier clicks again.
    if (when === 'before') await pay(site.address)
    expect([turn, (await member.latest())?.state]).toEqual([turn, 'paid'])
    expect([await member.own('cash'), await member.own('hold')]).toEqual([0n, 0n])
    const payouts = gateway.asked.filter(({ verb }) => verb === 'payouts')
    expect(new Set(payouts.map(({ body }) => body.id)).size).toBe(turn + 1)
  }
  expect(await site.context.wallet.audit()).toMatchObject({ findings: [] })
})
