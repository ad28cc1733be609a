import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import {
  addMember,
  at,
  codeSentTo,
  createTestSite,
  enter,
  logIn,
  readCaptcha,
  sample,
  textsTo,
  tokenOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const { email, mobile, password, totpSecret } = sample

const verify = 'POST /wps/session/login/verification'
const codeNow = (site: TestSite) =>
  TOTP.generate({ secret: Secret.fromBase32(totpSecret), timestamp: site.now().getTime() })

async function ticketOf(client: TestClient, username = 'maia') {
  const { answer } = await logIn(client, username)
  if (!answer.success || answer.value.step !== 'prove') throw new Error('nothing more is asked')
  return answer.value
}

test('[AUTH-11] an unknown address requires further proof, for each way to sign in', async () => {
  await using site = await createTestSite()
  await addMember(site, { mobile, email, payeeName: 'Nguyễn Thị Mai' })
  await enter(at(site, '10.1.0.1'))
  const client = at(site, '10.2.0.1')
  const { ticket, ways } = await ticketOf(client)
  expect(ways).toEqual([
    { way: 'sms', to: '•••567' },
    { way: 'email', to: 'ma•••@example.com' },
    { way: 'bankName', to: null },
  ])
  expect(client.cookie).not.toMatch(/fairhouse=/)
  await client.must(`${verify}/send`, { ticket, way: 'sms' })
  const code = await codeSentTo(site, mobile)
  const emailed = await client.call(verify, { ticket, way: 'email', code })
  expect(emailed.answer).toMatchObject({ code: 'wrong_code' })
  client.token = tokenOf(await client.must(verify, { ticket, way: 'sms', code }))
  expect(await client.must('GET /wps/member/info', {})).toMatchObject({ account: 'maia' })

  const byMail = at(site, '10.2.0.2')
  const second = await ticketOf(byMail)
  await byMail.must(`${verify}/send`, { ticket: second.ticket, way: 'email' })
  const mailed = {
    ticket: second.ticket,
    way: 'email',
    code: await codeSentTo(site, email),
  } as const
  tokenOf(await byMail.must(verify, mailed))

  const byName = at(site, '10.2.0.3')
  const third = await ticketOf(byName)
  const named = { ticket: third.ticket, way: 'bankName', code: 'NGUYEN THI MAI' } as const
  tokenOf(await byName.must(verify, named))
  await enter(at(site, '10.2.0.1'))
})

test('without a further way, or where not required, the sign-in completes', async () => {
  await using site = await createTestSite()
  await addMember(site, {})
  await enter(at(site, '10.1.0.1'))
  await enter(at(site, '10.2.0.1'))
  await addMember(site, { name: 'binh', mobile })
  await enter(at(site, '10.1.0.1'), 'binh')
  await site.operator.proveNewAddresses(false)
  await expect
    .poll(async () => (await logIn(at(site, '10.2.0.1'), 'binh')).answer)
    .toMatchObject({ value: { step: 'done' } })
})

test('a ticket works in its browser, for its brand, once, within ten minutes', async () => {
  await using site = await createTestSite()
  const id = await addMember(site)
  await site.context.mfa.enrol(id, totpSecret)
  await site.operator.addBrand('lotus', 'Lotus')
  const client = site.visitor()
  const { ticket, ways } = await ticketOf(client)
  expect(ways[0]).toEqual({ way: 'totp', to: null })
  const proof = { ticket, way: 'totp', code: codeNow(site) } as const
  const outcome = async (who: TestClient, headers = {}) => {
    const { answer } = await who.call(verify, proof, headers)
    return answer.success ? answer.value.step : answer.code
  }
  expect(await outcome(site.visitor())).toBe('wrong_code')
  await expect.poll(() => outcome(client, { merchant: 'lotus' })).toBe('wrong_code')
  const sent = await client.call(`${verify}/send`, { ticket, way: 'sms' })
  expect(sent.answer).toMatchObject({ code: 'wrong_code' })
  const all = await Promise.all([outcome(client), outcome(client), outcome(client)])
  expect(all.toSorted()).toEqual(['done', 'wrong_code', 'wrong_code'])
  expect(await outcome(client)).toBe('wrong_code')

  const late = await ticketOf(client)
  await site.advance(10 * 60)
  const tooLate = { ticket: late.ticket, way: 'totp', code: codeNow(site) } as const
  expect((await client.call(verify, tooLate)).answer).toMatchObject({ code: 'wrong_code' })
})

test('five wrong proofs end a ticket, and its stored hash opens nothing', async () => {
  await using site = await createTestSite()
  const id = await addMember(site)
  await site.context.mfa.enrol(id, totpSecret)
  const client = site.visitor()
  const { ticket } = await ticketOf(client)
  const [row] = await site.sql(`SELECT encode(ticket_hash, 'base64') AS hash FROM session_ticket`)
  expect(JSON.stringify(row)).not.toContain(ticket)
  const code = codeNow(site) === '000000' ? '000001' : '000000'
  for (let turn = 0; turn < 5; turn += 1) {
    const { answer } = await client.call(verify, { ticket, way: 'totp', code })
    expect(answer).toMatchObject({ code: 'wrong_code' })
  }
  const right = { ticket, way: 'totp', code: codeNow(site) } as const
  expect((await client.call(verify, right)).answer).toMatchObject({ code: 'wrong_code' })
})

test('an agent always needs further proof, or is refused without a way', async () => {
  await using site = await createTestSite()
  await addMember(site, { name: 'upline', type: 1, mobile })
  await addMember(site, { name: 'bare', type: 1 })
  for (let turn = 0; turn < 2; turn += 1) {
    const client = at(site, '10.1.0.1')
    const { ticket, ways } = await ticketOf(client, 'upline')
    expect(ways.map(({ way }) => way)).toEqual(['sms'])
    await site.advance(60)
    await client.must(`${verify}/send`, { ticket, way: 'sms' })
    const code = await codeSentTo(site, mobile)
    tokenOf(await client.must(verify, { ticket, way: 'sms', code }))
  }
  expect((await logIn(site.visitor(), 'bare')).answer).toMatchObject({ code: 'not_allowed' })
})

test('a name under attack requires further proof from unknown browsers only', async () => {
  await using site = await createTestSite()
  await addMember(site, { mobile })
  const known = at(site, '10.1.0.1')
  await enter(known)
  const whom = `SELECT whom FROM session_failure WHERE place = 'all'`
  await logIn(at(site, '10.9.0.1'), 'maia', 'wrong')
  await site.sql(`UPDATE session_failure SET failures = 20 WHERE whom IN (${whom})
    AND place = 'all'`)
  const captchaFor = async (client: TestClient) => {
    const captcha = await readCaptcha(client)
    return { username: 'maia', password, captcha }
  }
  const strange = at(site, '10.1.0.1')
  const request = await strange.must('POST /wps/session/login', await captchaFor(strange))
  expect(request.step).toBe('prove')
  const own = await known.must('POST /wps/session/login', await captchaFor(known))
  expect(own.step).toBe('done')
})

test('the account is notified of a new browser once', async () => {
  await using site = await createTestSite()
  await addMember(site, { mobile, email })
  await enter(at(site, '10.1.0.1'))
  expect(await textsTo(site, email)).toEqual([])
  const other = at(site, '10.1.0.1', 'Mozilla/5.0 (iPhone) Version/18 Safari/604')
  await enter(other)
  await enter(other)
  await expect.poll(() => textsTo(site, email)).toHaveLength(1)
  expect((await textsTo(site, email))[0]).toContain('Safari · iPhone, 10.1.0.1')
  expect(await textsTo(site, mobile)).toHaveLength(1)
})
