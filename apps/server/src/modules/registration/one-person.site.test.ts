import { expect, test } from 'vitest'
import { Refusal } from '#platform/http'
import {
  brandShown,
  createTestSite,
  ownPassword as password,
  plainRegisterForm,
  registered,
  simplifyRegistration,
} from '@fairhouse/site/testing'

/** Notations of +84 901 234 567. */
const writings = [
  '0901234567',
  '901234567',
  '090 123 45 67',
  '090-123-4567',
  '090.123.45.67',
  '(090) 123 4567',
  '+84901234567',
  '+84 901 234 567',
  '+84 (0) 901 234 567',
  '0084901234567',
  '００９０１２３４５６７'.slice(1),
  ' 0901234567 ',
]

test('[SEC-05] of 100 accounts that typed one number, one can confirm it', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  const signUps = Array.from({ length: 100 }, async (_, place) => {
    const mobileNum = writings[place % writings.length] ?? ''
    const countryDialingCode = place % 2 === 0 ? '84' : '+84'
    const form = { ...plainRegisterForm, mobileNum, countryDialingCode }
    const named = { ...form, username: `person${place}x`, password, confirmPassword: password }
    const client = site.visitor()
    const answer = await (place % 3 === 0
      ? client.must('PUT /wps/member/register/mobile', { ...form, username: mobileNum })
      : client.must('PUT /wps/member/register', named))
    return answer.step === 'done' ? answer.id : ''
  })
  const ids = await Promise.all(signUps)
  const { brands, member } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const mobile = '+84901234567'
  expect(await member.isTaken(brandId, 'phone', mobile)).toBe(false)
  const outcomes = await Promise.all(
    ids.map(async (id) => refusalCodeOf(member.setContact(id, { mobile }))),
  )
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'already_registered']))
  const winner = ids[outcomes.indexOf('done')]
  expect((await member.byPhone(brandId, mobile))?.id).toBe(winner)
})

async function refusalCodeOf(work: Promise<void>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

test('a raw dump has no plain number, address, id number or name', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  for (const field of ['idNumber', 'payeeName', 'paymentPassword', 'zalo']) {
    await site.operator.askFor(field, 'text', 0)
  }
  await brandShown(site)
  const secrets = {
    mobileNum: '0901234567',
    email: 'Anna.Nguyen@example.com',
    idNumber: '079090001234',
    payeeName: 'NGUYEN THI ANNA',
    zalo: 'anna-on-zalo',
    paymentPassword: 'pay-4821-pay',
  }
  const named = { ...plainRegisterForm, username: 'someone', password, confirmPassword: password }
  const client = site.visitor()
  const answer = await client.must('PUT /wps/member/register', { ...named, ...secrets })
  if (answer.step !== 'done') throw new Error('more is asked for')
  const profile = (await site.context.member.exportOf(answer.id)).profile
  expect(Object.fromEntries(profile.map(({ field, value }) => [field, value]))).toEqual({
    mobile: '+84901234567',
    email: secrets.email,
    idNumber: secrets.idNumber,
    payeeName: secrets.payeeName,
    zalo: secrets.zalo,
  })
  const dump = await wholeDatabase(site.sql)
  for (const plain of [...Object.values(secrets), '901234567', password, 'anna']) {
    expect(dump.toLowerCase().includes(plain.toLowerCase()), plain).toBe(false)
    const hex = Buffer.from(plain).toString('hex')
    expect(dump.includes(hex), plain).toBe(false)
  }
  expect(site.logs.join('')).not.toMatch(/901234567|anna|079090001234|pay-4821/i)
})

test('a returning person gets no second sign-up bonus', async () => {
  await using site = await createTestSite()
  const { answer } = await registered(site, 'anna', '0901234567')
  await site.context.member.close(answer.id, 'moving on')
  await site.advance(61)
  const back = await registered(site, 'annaagain', '0901234567')
  expect(await site.context.member.signUpBonusOf(back.answer.id)).toBeUndefined()
  expect(await site.context.promotion.requirementOf(back.answer.id)).toBe(0n)
  expect(await site.context.promotion.requirementOf(answer.id)).toBe(100_000_000n)
})

type Sql = (statement: string) => Promise<Record<string, unknown>[]>

/** Every row of every table as text; bytes as hex. */
async function wholeDatabase(sql: Sql): Promise<string> {
  const tables = await sql(`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`)
  const rows: unknown[] = []
  // One after another: each read opens a connection.
  for (const { name } of tables) {
    const held = await sql(`SELECT one::text AS row FROM ${String(name)} AS one`)
    rows.push(...held.map(({ row }) => row))
  }
  return rows.map(String).join('\n')
}
