import { expect, test } from 'vitest'
import {
  authenticatorOf,
  createTestSite,
  enrolColleague,
  officeTokenOf,
  refusalOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const demoPassword = 'Fairhouse-demo-1'
const chosen = 'a password of her own'
const reason = 'lost the phone'

const nowMs = (site: TestSite) => () => site.now().getTime()

const logIn = (client: TestClient, username: string, password: string, code?: string) =>
  client.call('POST /office/api/session/login', {
    username,
    password,
    ...(code !== undefined && { code }),
  })

/** The enrolment offered at sign-in without a second factor. */
async function offerOf(site: TestSite, username: string, password: string) {
  const login = { username, password }
  const answer = await site.visitor().must('POST /office/api/session/login', login)
  if (answer.step !== 'enrol') throw new Error('there is a second factor')
  return answer
}

async function complete(site: TestSite, ticket: string, code: string, newPassword?: string) {
  const input = { ticket, code, ...(newPassword !== undefined && { newPassword }) }
  return refusalOf(site.visitor().call('POST /office/api/session/enrol', input))
}

const idOf = async (client: TestClient) => (await client.must('GET /office/api/me', {})).id

const isOut = (client: TestClient) =>
  expect.poll(async () => (await client.call('GET /office/api/me', {})).status).toBe(401)

/** Two administrators, and a third who approves the first one's requests. */
async function house(site: TestSite) {
  const [admin, admin2] = [await site.staff('admin'), await site.staff('admin2')]
  const known = { password: demoPassword, totpSecret: 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO' }
  await site.context.staff.add({ ...known, name: 'third', roles: ['administrator'] })
  return { admin, admin2, third: await site.staff('third') }
}

test('[SEC-13] only the new staff member sees the second factor', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const added = await admin.must('PUT /office/api/staff', { username: 'Anna' })
  expect(Object.keys(added).toSorted()).toEqual(['id', 'password'])
  const again = admin.call('PUT /office/api/staff', { username: 'anna' })
  expect(await refusalOf(again)).toBe('name_taken')
  await site.sql("INSERT INTO staff_role VALUES ($1, 'administrator')", [added.id])
  const { list } = await admin.must('GET /office/api/staff', {})
  expect(list.find(({ name }) => name === 'anna')).toMatchObject({ mustEnrol: true })

  const offer = await offerOf(site, 'anna', added.password)
  expect(offer).toMatchObject({ choosesPassword: true })
  expect(offer.link).toContain('otpauth://totp/Fairhouse:anna')
  const code = authenticatorOf(offer.link).code(site.now().getTime())
  const wrong = code === '000000' ? '111111' : '000000'
  expect(await complete(site, offer.ticket, wrong, chosen)).toBe('wrong_code')
  for (const weak of [undefined, 'short', 'abcdefghijkl', added.password]) {
    expect(await complete(site, offer.ticket, code, weak), weak).toBe('invalid_fields')
  }
  expect(await complete(site, offer.ticket, code, chosen)).toBe('accepted')
  expect(await complete(site, offer.ticket, code, chosen)).toBe('wrong_credentials')

  await site.advance(60)
  const next = authenticatorOf(offer.link).code(site.now().getTime())
  const first = logIn(site.visitor(), 'anna', added.password, next)
  expect(await refusalOf(first)).toBe('wrong_credentials')
  const anna = site.visitor()
  const login = { username: 'anna', password: chosen, code: next }
  anna.token = officeTokenOf(await anna.must('POST /office/api/session/login', login))
  const seen = await anna.must('GET /office/api/staff', {})
  expect(seen.list.map(({ name }) => name)).toEqual(['admin', 'admin2', 'anna', 'care'])
  const logs = JSON.stringify(await site.operator.audited(added.id)) + site.logs.join('')
  expect(logs).toContain('staff.enrol_factor')
  for (const secret of [added.password, chosen, offer.secret]) expect(logs).not.toContain(secret)
})

test('[SEC-13] each sign-in is offered its own secret, and one of them counts', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const { password } = await admin.must('PUT /office/api/staff', { username: 'anna' })
  const offers = [await offerOf(site, 'anna', password), await offerOf(site, 'anna', password)]
  expect(new Set(offers.map(({ secret }) => secret)).size).toBe(2)
  const codes = await Promise.all(
    offers.map(({ ticket, link }, place) =>
      complete(
        site,
        ticket,
        authenticatorOf(link).code(site.now().getTime()),
        `password number ${place} of hers`,
      ),
    ),
  )
  expect(new Set(codes)).toEqual(new Set(['accepted', 'wrong_credentials']))
})

test('[SEC-13] a first password is valid for three days, a ticket for a quarter hour', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const { password } = await admin.must('PUT /office/api/staff', { username: 'anna' })
  const { ticket, link } = await offerOf(site, 'anna', password)
  await site.advance(15 * 60)
  const late = authenticatorOf(link).code(site.now().getTime())
  expect(await complete(site, ticket, late, chosen)).toBe('wrong_credentials')
  expect(await complete(site, 'no ticket of ours', late, chosen)).toBe('wrong_credentials')
  await site.advance(72 * 3600)
  expect(await refusalOf(logIn(site.visitor(), 'anna', password))).toBe('wrong_credentials')
})

test('[SEC-13] two people reset a second factor; only its owner sees the new one', async () => {
  await using site = await createTestSite()
  const { admin, admin2, third } = await house(site)
  const [own, id] = [await idOf(admin), await idOf(admin2)]
  const ask = (of: string) => admin.call('POST /office/api/staff/factor', { id: of, reason })
  expect(await refusalOf(ask(own))).toBe('needs_another_person')
  const { approval } = await admin.must('POST /office/api/staff/factor', { id, reason })
  // Nothing has changed yet, and neither the requester nor the staff member concerned can decide.
  await idOf(admin2)
  for (const client of [admin, admin2]) {
    const deciding = client.call('POST /office/api/approval/approve', { id: approval })
    expect(await refusalOf(deciding)).toBe('needs_another_person')
  }
  expect(await third.must('POST /office/api/approval/approve', { id: approval })).toEqual({})
  await isOut(admin2)
  await site.advance(60)
  await expect(site.staff('admin2')).rejects.toThrow('second factor is not set up')

  const fresh = site.visitor()
  const link = await enrolColleague(fresh, {
    username: 'admin2',
    password: demoPassword,
    nowMs: nowMs(site),
  })
  expect(await idOf(fresh)).toBe(id)
  await expect(site.staff('admin2')).rejects.toThrow('wrong_credentials')
  const code = authenticatorOf(link).code(site.now().getTime())
  expect(await refusalOf(logIn(site.visitor(), 'admin2', demoPassword, code))).toBe('accepted')
  const rows = await site.operator.audited(id)
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['staff.reset_factor', 'staff.enrol_factor']),
  )
})

test('[SEC-13] a ticket of an earlier reset does not work for a later one', async () => {
  await using site = await createTestSite()
  const { admin, admin2, third } = await house(site)
  const id = await idOf(admin2)
  const reset = async () => {
    const { approval } = await admin.must('POST /office/api/staff/factor', { id, reason })
    await third.must('POST /office/api/approval/approve', { id: approval })
  }
  await reset()
  const { ticket, link } = await offerOf(site, 'admin2', demoPassword)
  await site.advance(60)
  await reset()
  const code = authenticatorOf(link).code(site.now().getTime())
  expect(await complete(site, ticket, code)).toBe('wrong_credentials')
})

test('[SEC-13] without a second factor a session has no permissions', async () => {
  await using site = await createTestSite()
  const { admin2 } = await house(site)
  await admin2.must('GET /office/api/staff', {})
  await site.sql(`UPDATE staff_account SET totp_secret = NULL, enrol_until = now()
    WHERE name = 'admin2'`)
  expect(await refusalOf(admin2.call('GET /office/api/staff', {}))).toBe('not_allowed')
})

test('[SEC-13] an expired invitation is renewed by two people', async () => {
  await using site = await createTestSite()
  const invited = await site.context.staff.invite({ name: 'anna', roles: ['support'] })
  await site.advance(73 * 3600)
  const login = () => refusalOf(logIn(site.visitor(), 'anna', invited.password))
  expect(await login()).toBe('wrong_credentials')
  const { admin, third } = await house(site)
  const { approval } = await admin.must('POST /office/api/staff/factor', {
    id: invited.id,
    reason,
  })
  await third.must('POST /office/api/approval/approve', { id: approval })
  const anna = site.visitor()
  const who = { username: 'anna', password: invited.password, newPassword: chosen }
  await enrolColleague(anna, { ...who, nowMs: nowMs(site) })
  expect(await anna.must('GET /office/api/me', {})).toMatchObject({ roles: ['support'] })
})
