import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  addMember,
  asVendor,
  brandShown,
  createTestSite,
  enter,
  refusalOf,
} from '@fairhouse/site/testing'

test('[ACC-12] refuses visitors from blocked countries and ends their games', async () => {
  await using site = await createTestSite()
  const id = await addMember(site, { name: 'abroad' })
  const client = site.visitor()
  await enter(client, 'abroad')
  const launch = (from = client.from) =>
    client.call(
      'POST /wps/game/launchGame',
      { gameCode: 'lucky-orchard', accountType: 1 },
      { 'x-forwarded-for': from },
    )
  expect(await refusalOf(launch())).toBe('accepted')
  const openSession = async () => {
    const ticket = await site.context.gameProvider.ticket(id, 'sandbox-game')
    const session = (await asVendor(site, 'authenticate', { ticket })).value?.session
    return async () => {
      const round = { roundId: randomUUID(), transactionId: randomUUID(), stake: '1', win: '0' }
      const request = { session, gameCode: 'sandbox-game', ...round }
      return (await asVendor(site, 'play', request)).code
    }
  }
  const play = await openSession()
  expect(await play()).toBe('insufficient_funds')
  const unused = await site.context.gameProvider.ticket(id, 'sandbox-game')
  const abroad = '10.250.250.1'
  await site.operator.restrict('address', abroad)
  await brandShown(site)
  // Another address is looked at with the next call.
  expect(await refusalOf(launch(abroad))).toBe('restricted')
  expect(await refusalOf(launch(abroad))).toBe('restricted')
  const seen = () => site.operator.audited('member.outside')
  await expect.poll(seen).toHaveLength(1)
  expect((await seen())[0]).toMatchObject({ subject_kind: 'member', address: abroad })
  await expect.poll(play).toBe('session_expired')
  const late = await asVendor(site, 'authenticate', { ticket: unused })
  expect(late).toMatchObject({ success: false, code: 'session_expired' })
  expect(await refusalOf(launch())).toBe('accepted')
  expect(await (await openSession())()).toBe('insufficient_funds')
})
