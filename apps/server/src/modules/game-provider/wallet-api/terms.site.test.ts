import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { brandShown, asVendor, createTestSite } from '@fairhouse/site/testing'

test('changed terms must be accepted before further play', async () => {
  await using site = await createTestSite()
  const { member, gameProvider } = site.context
  const demo = await site.signedIn('demo')
  const { id } = await demo.must('GET /wps/member/info', {})
  const launch = async () => await gameProvider.ticket(id, 'sandbox-game')
  const early = await launch()
  const opened = await asVendor(site, 'authenticate', { ticket: await launch() })
  const session = opened.value?.session ?? ''
  const play = async () => {
    const round = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
    const played = await asVendor(site, 'play', { session, ...round, stake: '10', win: '5' })
    const debit = { session, ...round, transactionId: randomUUID(), roundId: randomUUID() }
    const staked = await asVendor(site, 'debit', { ...debit, amount: '10' })
    return [played, staked].map(({ success, code }) => (success ? 'taken' : code))
  }
  expect(await play()).toEqual(['taken', 'taken'])

  await site.operator.setTerms('2')
  await brandShown(site)
  expect(await play()).toEqual(['player_blocked', 'player_blocked'])
  const refused = await asVendor(site, 'authenticate', { ticket: early })
  expect(refused).toMatchObject({ success: false, code: 'player_blocked' })
  await expect(launch()).rejects.toMatchObject({ code: 'terms_not_accepted' })
  expect((await member.statusOf(id)).termsDue).toBe(true)

  await demo.must('POST /wps/member/terms', { version: '2' })
  expect(await play()).toEqual(['taken', 'taken'])
  expect((await asVendor(site, 'authenticate', { ticket: await launch() })).success).toBe(true)
})
