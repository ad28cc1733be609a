import { expect, test } from 'vitest'
import { openLink } from '@fairhouse/protocol/service-link'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

/** Gives every brand a resource and the demo account a club. */
async function addResourceAndClub(site: TestSite) {
  await site.sql(`INSERT INTO content_resource
      (brand_id, resource_type, url, qr_code_url, label_name_en)
    SELECT id, 'android', '/down', '/qr.png', 'Android' FROM brand_brand`)
  await site.sql(`INSERT INTO member_label (id, brand_id, kind, name, color, color2, position)
    SELECT gen_random_uuid(), brand_id, 'club', 'Gold', '#ffffff', '#112233', 1
    FROM member_account WHERE name = 'demo'`)
  await site.sql(`INSERT INTO member_labelled SELECT account.id, label.id, label.kind
    FROM member_account AS account, member_label AS label WHERE account.name = 'demo'`)
}

test('[CALL-30] answers have the shapes of the specification', async () => {
  await using site = await createTestSite()
  await addResourceAndClub(site)
  const [visitor, demo] = [site.visitor(), await site.signedIn('demo')]

  const { list: countries } = await visitor.must('GET /wps/system/country', {})
  expect(countries).toContainEqual({ countryCode: 'VN', countryDialingCode: '84' })
  for (const country of countries) {
    expect(Object.keys(country).toSorted()).toEqual(['countryCode', 'countryDialingCode'])
  }

  const resource = {
    resourceType: 'android',
    url: '/down',
    qrCodeUrl: '/qr.png',
    labelNameEn: 'Android',
  }
  const readResources = async () => (await visitor.must('GET /wps/content/links', {})).resources
  await expect.poll(readResources).toEqual([resource])
  expect((await visitor.must('GET /wps/system/status', {})).resources).toEqual([resource])

  const { version } = await visitor.must('GET /wps/system/customerService', {})
  expect(version).toEqual({ pathList: [{ type: 'web', path: expect.any(String) }] })
  expect(await openLink(version.pathList[0]?.path ?? '')).toBe('/service')
  const status = await visitor.must('GET /wps/system/status', {})
  expect(status.customerService).toMatchObject({ version: { pathList: [{ type: 'web' }] } })

  const { clubLabel } = await demo.must('GET /wps/member/info', {})
  expect(clubLabel).toEqual({ labelName: 'Gold', color: '#ffffff', color2: '#112233' })

  const sms = { mobileNo: '0901234567', countryDialingCode: '84' }
  const sent = await visitor.must('POST /wps/verification/sms/register', sms)
  expect(sent).toEqual({ expiredMinutes: 5, expirationTime: expect.any(String) })
  expect(Date.parse(sent.expirationTime) - site.now().getTime()).toBe(sent.expiredMinutes * 60_000)
})
