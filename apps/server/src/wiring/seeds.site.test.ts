import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { demoAccounts, demoStaff, seeds } from './seeds.ts'

const counts = async (site: TestSite) =>
  (
    await site.sql(`SELECT (SELECT count(*)::int FROM brand_brand) AS brands,
    (SELECT count(*)::int FROM member_account) AS members,
    (SELECT count(*)::int FROM staff_account) AS staff`)
  )[0]

const all = { brands: 1, members: demoAccounts.length, staff: demoStaff.length }

test('seeds the demonstration once', async () => {
  await using site = await createTestSite()
  expect(await counts(site)).toEqual(all)
  await seeds.demo(site.context)
  expect(await counts(site)).toEqual(all)
})

test('demo staff can serve players', async () => {
  await using site = await createTestSite()
  const rule = { scope: 'market', scopeId: 'open', name: 'lossDay' } as const
  const set = { ...rule, value: '100000', reason: 'tried out' }
  const care = await site.staff('care')
  await care.must('PUT /office/api/safety/rule', set)
  const { list } = await care.must('GET /office/api/safety/rules', {})
  expect(list).toMatchObject([rule])
})

test('completes an interrupted seed at the next start', async () => {
  await using site = await createTestSite()
  await site.sql("DELETE FROM member_account WHERE name = 'agent'")
  await site.sql('DELETE FROM staff_role; DELETE FROM staff_account')
  await seeds.demo(site.context)
  expect(await counts(site)).toEqual(all)
})

test('adds new seeds to an older demonstration and keeps the operator’s settings', async () => {
  await using site = await createTestSite()
  const settings = `SELECT (SELECT count(*)::int FROM brand_register_rule) AS rules,
    ARRAY(SELECT url FROM brand_customer_service) AS links`
  const [first] = await site.sql(settings)
  expect(first).toEqual({ rules: 9, links: ['/service'] })
  await site.sql('DELETE FROM brand_register_rule')
  await site.sql("UPDATE brand_customer_service SET url = '/promotions'")
  await seeds.demo(site.context)
  expect(await site.sql(settings)).toEqual([{ rules: 0, links: ['/promotions'] }])
  await site.sql('DELETE FROM brand_customer_service')
  await seeds.demo(site.context)
  expect(await site.sql(settings)).toEqual([first])
})

test('refuses to seed known passwords into a live database', async () => {
  await using withStaff = await createTestSite({ seed: 'empty' })
  await withStaff.context.staff.invite({ name: 'anna', roles: [] })
  await expect(seeds.demo(withStaff.context)).rejects.toThrow('not by a demonstration')
  await using withBrand = await createTestSite({ seed: 'empty' })
  await withBrand.operator.addBrand('lotus', 'Lotus')
  await withBrand.context.brands.reload()
  await expect(seeds.demo(withBrand.context)).rejects.toThrow('not by a demonstration')
  expect(await counts(withBrand)).toEqual({ brands: 1, members: 0, staff: 0 })
})
