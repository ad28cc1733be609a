import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'

async function send(site: TestSite, verb: string, body: object) {
  const text = JSON.stringify(body)
  const timestamp = String(site.now().getTime())
  const hmac = createHmac('sha256', 'sandbox-secret').update(`${timestamp}.${text}`)
  const headers = {
    'x-vendor': 'SANDBOX',
    'x-timestamp': timestamp,
    'x-signature': hmac.digest('hex'),
  }
  const client = site.visitor()
  const response = await client.send(`/vendor/v1/${verb}`, { method: 'POST', headers, body: text })
  const answer: { success: boolean; value: { session: string; playerId: string } } = JSON.parse(
    await response.text(),
  )
  return answer
}

test('providers are served in maintenance and from a restricted address', async () => {
  await using site = await createTestSite()
  const { brands, member, gameProvider } = site.context
  const demo = await member.byName(brands.all()[0]?.id ?? '', 'demo')
  const ticket = await gameProvider.ticket(demo?.id ?? '', 'sandbox-game')
  const { session, playerId } = (await send(site, 'authenticate', { ticket })).value
  const round = { roundId: randomUUID(), gameCode: 'sandbox-game' }
  const stake = { session, ...round, transactionId: randomUUID(), amount: '10' }
  expect(await send(site, 'debit', stake)).toMatchObject({ success: true })

  await site.operator.setMaintenance(true)
  await site.operator.restrict('address', '10.0.0.0/8')
  const refused = async () => (await site.visitor().call('GET /wps/content/links', {})).status
  await eventually(async () => (await refused()) === 503 && (await refused()) === 503)
  const win = { playerId, ...round, transactionId: randomUUID(), amount: '25', closeRound: true }
  expect(await send(site, 'credit', win)).toMatchObject({ success: true })
  expect(await send(site, 'balance', { session })).toMatchObject({
    success: true,
    value: { balance: '10000015.0000' },
  })
})
