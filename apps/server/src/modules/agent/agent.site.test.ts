import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

const route = 'GET /wps/agent/affiliate'

test('[CALL-09] an agent’s code works for its brand, in any case, while active', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  expect(await client.must(route, { code: ' fairhouse ', domain: 'evil.example' })).toEqual({
    code: 'FAIRHOUSE',
  })
  const refused = { status: 422, answer: { code: 'invitation_code_error' } }
  expect(await client.call(route, { code: 'NOBODY' })).toMatchObject(refused)
  await site.operator.addBrand('lotus', 'Lotus')
  const lotus = site.visitor({ merchant: 'lotus' })
  await expect.poll(() => lotus.call(route, { code: 'FAIRHOUSE' })).toMatchObject(refused)
  await site.sql('UPDATE agent_affiliate SET active = false')
  expect(await client.call(route, { code: 'FAIRHOUSE' })).toMatchObject(refused)
})

test('every account has one referral code, also under parallel requests', async () => {
  await using site = await createTestSite()
  const { agent, brands, member } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const demo = (await member.byName(brandId, 'demo'))?.id ?? ''
  const codes = await Promise.all(
    Array.from({ length: 20 }, () => agent.referralCodeOf(brandId, demo)),
  )
  expect(new Set(codes).size).toBe(1)
  expect(codes[0]).toMatch(/^[A-Z2-9]{8}$/)
  expect(await agent.referrerOf(brandId, codes[0]?.toLowerCase() ?? '')).toBe(demo)
  await agent.forget(demo)
  expect(await agent.referrerOf(brandId, codes[0] ?? '')).toBeUndefined()
})

test('[SHELL-08] members read their referral code, visitors do not', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  const { code } = await demo.must('GET /wps/agent/referral', {})
  const { agent, brands, member } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  expect(await agent.referrerOf(brandId, code)).toBe((await member.byName(brandId, 'demo'))?.id)
  expect(await site.visitor().call('GET /wps/agent/referral', {})).toMatchObject({ status: 401 })
})
