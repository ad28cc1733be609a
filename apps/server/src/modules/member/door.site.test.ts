import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

const mobile = '+84901234567'
const email = 'Anna.Nguyen@example.com'
const password = 'a password of her own'

async function withAnna(site: TestSite) {
  const { member, brands } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const profile = { mobile, email, idNumber: '079-090-001234', payeeName: 'NGUYEN THI ANNA' }
  const terms = { termsVersion: '1', ageConfirmed: true }
  const proved = { mobileVerified: true, emailVerified: true }
  const anna = { brandId, name: 'Anna', type: 0, password, profile, ...proved } as const
  const id = await member.open({ ...anna, ...terms })
  return { member, brandId, id, anna }
}

test('an account is found by its name and by its number in any notation', async () => {
  await using site = await createTestSite()
  const { member, brandId, id } = await withAnna(site)
  for (const typed of ['anna', ' ANNA ', '0901234567', '+84 901 234 567', '84901234567', '0090']) {
    const found = await member.byPassword(brandId, typed, password)
    expect(found?.id, typed).toBe(typed === '0090' ? undefined : id)
  }
  expect(await member.byPassword(brandId, 'anna', `${password} `)).toBeUndefined()
  expect((await member.byPhone(brandId, mobile))?.id).toBe(id)
  expect((await member.byEmail(brandId, 'anna.nguyen@EXAMPLE.com'))?.id).toBe(id)
  expect(await member.contactsOf(id)).toEqual({ mobile, email, payeeName: 'NGUYEN THI ANNA' })
  await site.operator.addBrand('lotus', 'Lotus')
  await site.context.brands.reload()
  const lotus = site.context.brands.all().find(({ code }) => code === 'lotus')?.id ?? ''
  expect(await member.byPhone(lotus, mobile)).toBeUndefined()
})

test('a password hash of an older strength is upgraded on sign-in', async () => {
  await using site = await createTestSite()
  const { member, brandId, id } = await withAnna(site)
  const weak = await hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 })
  await site.sql('UPDATE member_account SET password_hash = $1 WHERE id = $2', [weak, id])
  expect(await member.byPassword(brandId, 'anna', 'wrong')).toBeUndefined()
  const stored = 'SELECT password_hash AS hash FROM member_account WHERE id = $1'
  expect(await site.sql(stored, [id])).toEqual([{ hash: weak }])
  expect((await member.byPassword(brandId, 'anna', password))?.id).toBe(id)
  const [row] = await site.sql(stored, [id])
  expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect((await member.byPassword(brandId, 'anna', password))?.id).toBe(id)
})

test('a number opens an account only if confirmed, or if the account has no password', async () => {
  await using site = await createTestSite()
  const { member, brands } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const typed = { brandId, type: 0, profile: { mobile } } as const
  const id = await member.open({ ...typed, name: 'typed', password })
  expect(await member.byPhone(brandId, mobile)).toBeUndefined()
  await member.setContact(id, { mobile })
  expect((await member.byPhone(brandId, mobile))?.id).toBe(id)
  const other = { mobile: '+84907654321' }
  const bare = await member.open({ ...typed, name: 'bare', profile: other })
  expect((await member.byPhone(brandId, other.mobile))?.id).toBe(bare)
  expect(await member.hasPassword(bare)).toBe(false)
  await member.setPassword(bare, password)
  expect(await member.hasPassword(bare)).toBe(true)
})

test('one person, one account: a name and confirmed identities are unique', async () => {
  await using site = await createTestSite()
  const { member, brandId, id, anna } = await withAnna(site)
  const again = (other: object) => member.open({ ...anna, ...other })
  await expect(again({ name: 'aNNa', profile: {} })).rejects.toMatchObject({ code: 'name_taken' })
  for (const profile of [{ mobile }, { email: email.toUpperCase() }]) {
    const refused = again({ name: 'other', profile })
    await expect(refused).rejects.toMatchObject({ code: 'already_registered' })
  }
  const bob = await again({ name: 'bob', profile: {} })
  const take = member.setContact(bob, { mobile })
  await expect(take).rejects.toMatchObject({ code: 'already_registered' })
  await member.setContact(id, { mobile: '+84900000001' })
  await member.setContact(bob, { mobile })
  expect((await member.byPhone(brandId, mobile))?.id).toBe(bob)
  const back = member.setContact(id, { mobile })
  await expect(back).rejects.toMatchObject({ code: 'already_registered' })
  expect((await member.contactsOf(id)).mobile).toBe('+84900000001')
})

test('the account status follows its brand, its time and its owner', async () => {
  await using site = await createTestSite()
  const { member, brandId, id } = await withAnna(site)
  const known = { isVerified: false, identityDue: false, isDormant: false }
  const due = { firstTimeLogin: true, passwordExpired: false, termsDue: false }
  const open = { state: 'open', ...due, ...known }
  expect(await member.statusOf(id)).toEqual(open)
  await member.markFirstLogin(id)
  await site.operator.setTerms('2')
  await site.operator.switchOn('PWDEXPFORCECHANGE3')
  await site.context.brands.reload()
  await site.advance(91 * 24 * 3600)
  const aged = { ...open, firstTimeLogin: false, passwordExpired: true, termsDue: true }
  expect(await member.statusOf(id)).toEqual(aged)
  await member.setPassword(id, 'another password')
  await member.acceptTerms(id, '2')
  expect(await member.statusOf(id)).toEqual({ ...open, firstTimeLogin: false })
  const trial = await member.open({ brandId, name: 'trial', type: 4 })
  const calm = { ...open, firstTimeLogin: false }
  expect(await member.statusOf(trial)).toEqual(calm)
  await site.advance(24 * 3600)
  expect(await member.statusOf(trial)).toEqual({ ...calm, state: 'closed' })
})
