import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cutShort } from '@fairhouse/site/testing'
import { siteWithGateway, vnd } from './with-gateway.testing.ts'

test('[PC-03] a deposit cut short by kill -9 after any of its steps is credited once', async () => {
  await using setup = await siteWithGateway()
  const { site } = setup
  // Cut before the event is stored, before the ledger, and before the member is notified.
  for (const table of ['payment_event', 'wallet_transfer', 'message_message']) {
    const payer = await setup.player(`cut-${table.slice(0, 7)}`)
    const webhook = { ...(await setup.beginDeposit(payer)), event: randomUUID() }
    await cutShort(site, {
      table,
      env: { SANDBOX_GATEWAY_URL: setup.gateway.url },
      async ask(address, hold) {
        await hold()
        return setup.sendWebhook(webhook, { address })
      },
    })
    // The gateway repeats the webhook, and the scheduled job settles deposits as well.
    await Promise.all([
      setup.sendWebhook(webhook),
      setup.sendWebhook(webhook),
      site.context.payment.follow(),
    ])
    const { state } = await payer.must('GET /wps/deposit/one', { id: webhook.id })
    expect([table, state]).toEqual([table, 'credited'])
    expect(await setup.balance(payer.id)).toBe(vnd(150_000))
    const { list } = await payer.must('GET /wps/message/list', {})
    expect(list.map(({ kind }) => kind)).toEqual(['depositCredited'])
  }
  expect(await site.context.wallet.audit()).toMatchObject({ findings: [] })
})
