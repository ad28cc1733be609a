import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cutShort } from '@fairhouse/site/testing'
import { siteWithGateway, vnd } from './with-gateway.testing.ts'

test('[PC-03] a deposit cut short by kill -9 after any of its steps is credited once', async () => {
  await using all = await siteWithGateway()
  const { site } = all
  // Before anything is written, before the books, before the member is told.
  for (const table of ['payment_event', 'wallet_transfer', 'message_message']) {
    const payer = await all.player(`cut-${table.slice(0, 7)}`)
    const said = { ...(await all.begin(payer)), event: randomUUID() }
    await cutShort(site, {
      table,
      env: { SANDBOX_GATEWAY_URL: all.gateway.url },
      async ask(address, hold) {
        await hold()
        return all.say(said, { address })
      },
    })
    // A gateway says it until it is heard; the timed work does its part as well.
    await Promise.all([all.say(said), all.say(said), site.context.payment.follow()])
    const { state } = await payer.must('GET /wps/deposit/one', { id: said.id })
    expect([table, state]).toEqual([table, 'credited'])
    expect(await all.balance(payer.id)).toBe(vnd(150_000))
    const { list } = await payer.must('GET /wps/message/list', {})
    expect(list.map(({ kind }) => kind)).toEqual(['depositCredited'])
  }
  expect(await site.context.wallet.audit()).toMatchObject({ findings: [] })
})
