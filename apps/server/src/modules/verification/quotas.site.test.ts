import { hash } from 'node:crypto'
import type { CodeTerms } from '@fairhouse/protocol'
import { expect, test } from 'vitest'
import {
  addMember,
  at,
  brandIdOf,
  createClient,
  createTestSite,
  eventually,
  readCaptcha,
  sample,
  startSecondSite,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import type { Asker } from './index.ts'

const register = 'POST /wps/verification/sms/register'
const login = 'POST /wps/verification/sms/noLogin'
const vietnam = { countryDialingCode: '84' }
const usa = { mobileNum: '2025550123', countryDialingCode: '1' }

async function outcome(client: TestClient, ...call: Parameters<TestClient['call']>) {
  const { answer } = await client.call(...call)
  return answer.success ? 'accepted' : answer.code
}

/** Changes the brand's settings and waits until the site applies them. */
async function setCodes(site: TestSite, terms: Partial<CodeTerms>) {
  await site.operator.setCodeTerms(terms)
  const isSet = () => {
    const present = site.context.brands.all()[0]?.codes
    return Object.entries({ ...present, ...terms }).every(
      ([name, value]) => JSON.stringify(Reflect.get(present ?? {}, name)) === JSON.stringify(value),
    )
  }
  await eventually(async () => isSet())
}

/** Moves to the first second of a day, so that no cap window ends during the test. */
async function toDayStart(site: TestSite) {
  const day = 24 * 3600
  await site.advance(day - (Math.floor(site.now().getTime() / 1000) % day))
}

function solved(task: string, bits: number): string {
  const isDone = (text: string) => Math.clz32(hash('sha256', text, 'buffer').readUInt32BE()) >= bits
  let number = 0
  while (!isDone(`${task}:${number}`)) number += 1
  return `${task}:${number}`
}

/** Sends from its own network through the module. */
function senderOf(site: TestSite, place = '') {
  const { codes } = site.context.verification
  const target = { brandId: brandIdOf(site), purpose: 'register', channel: 'sms' } as const
  return async (number: number, asker?: Asker): Promise<string> => {
    const address = `10.${number % 250}.${place || '77'}.1`
    const by = asker ?? { kind: 'browser', token: `browser ${number}`, address }
    const to = `+8490${1_000_000 + number}`
    const purpose = by.kind === 'member' ? 'stepUp' : target.purpose
    const sending = codes.send({ ...target, purpose, to, asker: by, language: 'EN', really: true })
    return sending.then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
    )
  }
}

test('[SEC-08] SMS codes go only to the brand’s countries, whoever owns the number', async () => {
  await using site = await createTestSite()
  await addMember(site, { mobile: '+12025550123' })
  const typed = { mobileNo: usa.mobileNum, countryDialingCode: '1' }
  expect(await outcome(site.visitor(), register, typed)).toBe('sms_country_off')
  const known = await site.visitor().call(login, usa)
  const unknown = await site.visitor().call(login, { ...usa, mobileNum: '2025550124' })
  expect(known.answer).toMatchObject({ code: 'sms_country_off' })
  expect(unknown.answer).toEqual(known.answer)
  expect(await site.context.verification.outbox('2025550123')).toEqual([])
  expect(await site.sql('SELECT * FROM verification_asked')).toEqual([])

  await setCodes(site, { countries: ['VN', 'US'] })
  expect(await outcome(site.visitor(), register, typed)).toBe('accepted')
  const home = { mobileNo: '0901234567', ...vietnam }
  expect(await outcome(site.visitor(), register, home)).toBe('accepted')
})

test('[SEC-08] no SMS goes to a premium number, neither codes nor notices', async () => {
  await using site = await createTestSite()
  const { verification } = site.context
  const premium = '+8419001234'
  const code = { brandId: brandIdOf(site), channel: 'sms', to: premium, language: 'EN' } as const
  const asker = { kind: 'member', memberId: site.context.kit.random.uuid() } as const
  for (const purpose of ['stepUp', 'contact', 'prove', 'register', 'login', 'reset'] as const) {
    const sending = verification.codes.send({ ...code, purpose, asker, really: true })
    await expect(sending, purpose).rejects.toMatchObject({ code: 'sms_number_off' })
  }
  await verification.notify({ ...code, word: 'new_device' })
  expect(await verification.outbox(premium)).toEqual([])
})

test('[SEC-08] caps hold under parallel requests on any process', async () => {
  await using site = await createTestSite()
  await toDayStart(site)
  await setCodes(site, { countryHour: 12, countryDay: 15 })
  const second = await startSecondSite(site.databaseUrl, site.now().getTime())
  try {
    const askers = Array.from({ length: 30 }, (_, number) => {
      const nextAddress = () => (number % 2 === 0 ? site.address : second.address)
      const nowSeconds = () => Math.floor(site.now().getTime() / 1000)
      const client = createClient({ from: `10.${number + 10}.3.1`, nextAddress, nowSeconds })
      return outcome(client, register, { mobileNo: `090${1_000_000 + number}`, ...vietnam })
    })
    const outcomes = await Promise.all(askers)
    // Work is required as the cap fills up; accepted requests stay within the visitors' share.
    const sent = outcomes.filter((one) => one === 'accepted').length
    expect(sent).toBeLessThanOrEqual(9)
    expect(outcomes.every((one) => /^(accepted|codes_paused|work_required)$/.test(one))).toBe(true)
    const direct = senderOf(site)
    const more = await Promise.all(Array.from({ length: 30 }, (_, n) => direct(100 + n)))
    expect(sent + more.filter((one) => one === 'accepted').length).toBe(9)
    expect(more).toContain('codes_paused')
  } finally {
    await second.close()
  }
  const used = await site.sql(
    `SELECT strangers, members FROM verification_usage WHERE country = 'VN' AND period = 'hour'`,
  )
  expect(used).toEqual([{ strangers: 9, members: 0 }])

  // A quarter is reserved for members, up to the cap itself.
  const direct = senderOf(site)
  const member = (number: number) =>
    direct(number, { kind: 'member', memberId: site.context.kit.random.uuid() })
  const own = await Promise.all(Array.from({ length: 10 }, (_, n) => member(300 + n)))
  expect(own.filter((one) => one === 'accepted')).toHaveLength(3)
  expect(own.filter((one) => one === 'codes_paused')).toHaveLength(7)

  // The next hour has room again, until the daily cap is reached.
  await site.advance(3600)
  const later = await Promise.all(Array.from({ length: 10 }, (_, n) => member(400 + n)))
  expect(later.filter((one) => one === 'accepted')).toHaveLength(3)
})

test('[SEC-08] staff are alarmed once per window when a cap is near, and reached', async () => {
  await using site = await createTestSite()
  await toDayStart(site)
  await setCodes(site, { smsHour: 20, smsDay: 20 })
  const office = await site.staff('admin')
  const alerts = async () => (await office.must('GET /office/api/dashboard', {})).alerts
  const levels = () =>
    site.sql(`SELECT level, count(*)::int AS count FROM verification_alarm
      WHERE period = 'hour' GROUP BY level ORDER BY level`)
  const send = senderOf(site)
  for (let number = 0; number < 11; number += 1) expect(await send(number)).toBe('accepted')
  expect(await levels()).toEqual([])
  expect(await send(11)).toBe('accepted')
  expect(await levels()).toEqual([{ level: 'near', count: 1 }])
  expect(await alerts()).toContainEqual({ kind: 'codeCapNear', count: 2 })
  const rest = await Promise.all(Array.from({ length: 20 }, (_, n) => send(12 + n)))
  expect(rest.filter((one) => one === 'accepted')).toHaveLength(3)
  expect(await levels()).toEqual([
    { level: 'near', count: 1 },
    { level: 'reached', count: 1 },
  ])
  expect(await alerts()).toContainEqual({ kind: 'codeCapReached', count: 2 })
  const warned = site.logs.filter((line) => line.includes('a cap of one-time codes'))
  expect(warned).toHaveLength(4)
  const metrics = await (await fetch(`${site.opsAddress}/metrics`)).text()
  expect(metrics).toContain('fairhouse_code_cap_alarms_total{channel="sms",level="reached"} 2')

  const { list } = await office.must('GET /office/api/brand/codes', { brandId: brandIdOf(site) })
  expect(list).toContainEqual(
    expect.objectContaining({ channel: 'sms', country: null, period: 'hour', level: 'reached' }),
  )
  const rows = list.map(({ channel, country, period }) => `${channel} ${country} ${period}`)
  expect(rows.toSorted()).toEqual([
    'email null day',
    'email null hour',
    'sms VN day',
    'sms VN hour',
    'sms null day',
    'sms null hour',
  ])
  expect(list).toContainEqual(
    expect.objectContaining({ country: 'VN', period: 'hour', strangers: 15, level: 'low' }),
  )
  await site.advance(24 * 3600)
  const calm = (await (await site.staff('admin')).must('GET /office/api/dashboard', {})).alerts
  expect(calm.filter(({ kind }) => kind.startsWith('codeCap'))).toEqual([])
})

test('[SEC-08] work gets harder under load; a picture does not avoid it', async () => {
  await using site = await createTestSite()
  const typed = { mobileNo: '0901234567', ...vietnam }
  for (const network of [1, 2, 3]) {
    expect(await outcome(at(site, `10.20.${network}.1`), register, typed)).toBe('accepted')
  }
  const client = at(site, '10.20.4.1')
  // Work solved before the load is not enough.
  const easy = await client.must('GET /wps/captcha/work', {})
  expect(easy.bits).toBe(16)
  expect(await outcome(client, register, typed)).toBe('work_required')
  const captcha = await readCaptcha(client)
  expect(await outcome(client, register, { ...typed, captcha })).toBe('work_required')
  const { task, bits } = await client.must('GET /wps/captcha/work', {})
  expect(bits).toBe(17)
  const answer = solved(task, bits)
  expect(await outcome(client, register, { ...typed, captcha: answer })).toBe('accepted')
  expect(await outcome(at(site, '10.20.4.1'), register, { ...typed, captcha: answer })).toBe(
    'work_required',
  )
  for (const network of [5, 6]) {
    const other = at(site, `10.20.${network}.1`)
    expect(await outcome(other, register, typed)).toBe('work_required')
    const next = await other.must('GET /wps/captcha/work', {})
    const done = solved(next.task, next.bits)
    expect(await outcome(other, register, { ...typed, captcha: done })).toBe('accepted')
  }
  const last = at(site, '10.20.7.1')
  await outcome(last, register, typed)
  expect((await last.must('GET /wps/captcha/work', {})).bits).toBe(18)
  // Others need no proof.
  const calm = { ...typed, mobileNo: '0909999999' }
  expect(await outcome(at(site, '10.20.8.1'), register, calm)).toBe('accepted')
  expect(await outcome(at(site, '10.20.9.1'), login, { ...sample.phone })).toBe('work_required')
})
