import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

const route = 'POST /wps/member/language'
const stored = 'SELECT name, language FROM member_account ORDER BY name'

test('a visitor’s language is returned, an account’s is stored', async () => {
  await using site = await createTestSite()
  expect(await site.visitor().must(route, { language: 'vi' })).toEqual({ language: 'VI' })
  const demo = await site.signedIn('demo')
  expect(await demo.must(route, { language: 'TH' })).toEqual({ language: 'TH' })
  expect(await demo.must(route, { language: 'TH' })).toEqual({ language: 'TH' })
  expect(await site.sql(stored)).toEqual([
    { name: 'agent', language: null },
    { name: 'demo', language: 'TH' },
  ])
})

test.each(['AR', 'XX', 'xa', '--'])(
  '%s, which the brand does not offer, is refused',
  async (code) => {
    await using site = await createTestSite()
    const demo = await site.signedIn('demo')
    const { status, answer } = await demo.call(route, { language: code })
    expect(status).toBe(422)
    expect(answer).toMatchObject({
      success: false,
      code: 'language_not_enabled',
      errors: { language: expect.any(String) },
    })
    expect(await site.sql(`${stored} DESC LIMIT 1`)).toEqual([{ name: 'demo', language: null }])
  },
)

test('each brand’s languages follow its own row', async () => {
  await using site = await createTestSite()
  await site.operator.offerLanguages(['EN', 'AR'])
  const statusFor = async (language: string) =>
    (await site.visitor().call(route, { language })).status
  await expect.poll(() => statusFor('AR')).toBe(200)
  await expect.poll(() => statusFor('VI')).toBe(422)
})
