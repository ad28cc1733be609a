import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

const person = { headers: { accept: 'text/html,*/*' } }

test('the outbox is JSON for programs and a page for people', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  expect(await (await client.send('/dev/outbox?to=%2B84901234567')).json()).toEqual([])
  const empty = await (await client.send('/dev/outbox', person)).text()
  expect(empty).toContain('No messages yet.')

  const phone = { mobileNo: '0901234567', countryDialingCode: '84' }
  await client.must('POST /wps/verification/sms/register', phone)
  const { verification, brands } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const to = 'ann@example.com'
  const trick = { device: '<script>alert("1")</script>', time: "'now'" }
  const notice = { brandId, channel: 'email', to, language: 'EN', values: trick } as const
  await verification.notify({ ...notice, word: 'new_device' })

  const all: Record<string, unknown>[] = await (await client.send('/dev/outbox')).json()
  expect(all.map(({ channel }) => channel)).toEqual(['email', 'sms'])
  expect(all[0]).toEqual({ channel: 'email', to, text: expect.any(String), at: expect.any(String) })
  for (const typed of ['%2B84901234567', '+84901234567', '0901234567', '84 901234567']) {
    const found: unknown = await (await client.send(`/dev/outbox?to=${typed}`)).json()
    expect(found, typed).toEqual([{ ...all[1], code: expect.stringMatching(/^[0-9]{6}$/) }])
  }

  const response = await client.send('/dev/outbox', person)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src ; style-src 'sha256-[^']+';/)
  const page = await response.text()
  expect(page).toContain(`<p class="code">${String(all[1]?.code)}</p>`)
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(page).not.toContain('<script')
  const headers = { ...person.headers, cookie: 'lang=VI' }
  expect(await (await client.send('/dev/outbox', { headers })).text()).toContain('Hộp thư đi')
  expect((await client.send('/dev/outbox?from=1')).status).toBe(400)
})
