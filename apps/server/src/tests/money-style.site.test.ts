import { expect, test } from 'vitest'
import { brandShown, createTestSite, freshMember } from '@fairhouse/site/testing'

test('[SITE-13] a brand may write money locally, in answers, messages and refusals', async () => {
  await using site = await createTestSite()
  const { id, client } = await freshMember(site, 'anna')
  const status = () => site.visitor().must('GET /wps/system/status', {})
  const values = { amount: '5000000.0000', currency: 'VND' }
  await site.context.message.notify(id, { key: 'one', kind: 'depositCredited', values })
  const newest = async () => (await client.must('GET /wps/message/list', {})).list[0]?.content
  expect((await status()).brand.moneyStyle).toBe('standard')
  expect(await newest()).toContain('₫5,000,000.00')
  await site.operator.setMoneyStyle('local')
  await brandShown(site)
  expect((await status()).brand.moneyStyle).toBe('local')
  expect(await newest()).toContain('5.000.000\u00a0₫')
})
