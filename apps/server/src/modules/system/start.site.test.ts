import { expect, test } from 'vitest'
import { openLink } from '@fairhouse/protocol/service-link'
import { createTestSite, eventually } from '@fairhouse/site/testing'

test('the customer-service link is sealed, the same for status and its own call', async () => {
  await using site = await createTestSite()
  const own = await site.visitor().must('GET /wps/system/customerService', {})
  const [link] = own.version.pathList
  expect(Object.keys(link ?? {})).toEqual(['type', 'path'])
  expect(link?.path).not.toContain('service')
  expect(await openLink(link?.path ?? '')).toBe('/service')
})

test('a brand without links answers an empty list, and each brand its own', async () => {
  await using site = await createTestSite()
  await site.operator.addBrand('lotus', 'Lotus')
  const lotus = site.visitor({ merchant: 'lotus' })
  const answer = async () => (await lotus.call('GET /wps/system/customerService', {})).answer
  await expect.poll(answer).toMatchObject({ value: { version: { pathList: [] } } })
})

test('in maintenance and under restriction there is still somebody to talk to', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  await site.operator.setMaintenance(true)
  await site.operator.restrict('address', client.from)
  await eventually(async () => (await client.must('GET /wps/system/status', {})).status === 2)
  const { version } = await client.must('GET /wps/system/customerService', {})
  expect(version.pathList).toHaveLength(1)
})

test('at the start: analytics, the country and, with a session, the account', async () => {
  await using site = await createTestSite()
  await site.operator.setAnalytics('G-ABC123')
  const url = new URL(site.address).host
  const visitor = site.visitor()
  const request = async () => visitor.must('GET /wps/system/permission', { url })
  const analytics = { gtagId: 'G-ABC123' }
  await expect.poll(request).toMatchObject({ analytics })
  const country = { countryCode: 'VN', countryDialingCode: '84' }
  expect(await request()).toEqual({ analytics, country, member: null })
  const demo = await site.signedIn('demo')
  const { member } = await demo.must('GET /wps/system/permission', { url })
  expect(member).toEqual(await demo.must('GET /wps/member/info', {}))
  demo.token = 'x'.repeat(43)
  expect(await demo.must('GET /wps/system/permission', {})).toMatchObject({ member: null })
})

test('the country is the visitor’s as our proxies tell it, and first in the list', async () => {
  await using site = await createTestSite({ config: { countryHeader: 'x-country' } })
  const thai = { countryCode: 'TH', countryDialingCode: '66' }
  const visitor = site.visitor({ 'x-country': 'TH' })
  expect(await visitor.must('GET /wps/system/permission', {})).toMatchObject({ country: thai })
  const { own, list } = await visitor.must('GET /wps/system/country', {})
  expect([own, list[0]]).toEqual([thai, thai])
  expect(list.filter(({ countryCode }) => countryCode === 'TH')).toHaveLength(1)
  expect(list.length).toBeGreaterThan(240)
  await site.operator.setHome('ZZ')
  const ownNow = async () => (await site.visitor().must('GET /wps/system/country', {})).own
  await expect.poll(ownNow).toBe(null)
})
