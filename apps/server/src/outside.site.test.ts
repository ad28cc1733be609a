import { expect, test } from 'vitest'
import { addMember, createTestSite, enter, refusalOf } from '@fairhouse/site/testing'

test('[ACC-12] who comes from where nobody is let in is refused, and noted once', async () => {
  await using site = await createTestSite()
  await addMember(site, { name: 'abroad' })
  const client = site.visitor()
  await enter(client, 'abroad')
  const launch = (from = client.from) =>
    client.call(
      'POST /wps/game/launchGame',
      { gameCode: 'lucky-orchard', accountType: 1 },
      { 'x-forwarded-for': from },
    )
  expect(await refusalOf(launch())).toBe('accepted')
  const abroad = '10.250.250.1'
  await site.operator.restrict('address', abroad)
  await site.context.brand.reload()
  // Another address is looked at with the next call.
  expect(await refusalOf(launch(abroad))).toBe('restricted')
  expect(await refusalOf(launch(abroad))).toBe('restricted')
  const seen = () => site.operator.audited('member.outside')
  await expect.poll(seen).toHaveLength(1)
  expect((await seen())[0]).toMatchObject({ subject_kind: 'member', address: abroad })
  expect(await refusalOf(launch())).toBe('accepted')
})
