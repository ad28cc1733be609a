import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

const secret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'
const by = { kind: 'browser', token: 'a browser', address: '10.0.0.1' } as const
const asker = { language: 'EN', asker: by }
const [mobile, email] = ['+84901234567', 'somebody@example.com']

/** A new member with the given contacts. */
async function personOn(site: TestSite, profile: Record<string, string> = {}, type: 0 | 1 = 0) {
  const { brands, member, mfa, verification } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const id = await member.open({
    brandId,
    name: 'person',
    type,
    profile,
    mobileVerified: true,
    emailVerified: true,
  })
  const codeNow = () =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: site.now().getTime() })
  const sentCode = async (to: string) => (await verification.outbox(to))[0]?.code ?? ''
  return { mfa, id, codeNow, sentCode }
}

test('an authenticator code works once, also in parallel', async () => {
  await using site = await createTestSite()
  const { mfa, id, codeNow } = await personOn(site)
  expect(await mfa.waysOf(id)).toEqual([])
  await mfa.enrol(id, secret)
  expect(await mfa.isEnrolled(id)).toBe(true)
  expect((await mfa.waysOf(id)).map(({ way }) => way)).toEqual(['totp', 'recovery'])
  const proof = { memberId: id, way: 'totp', code: codeNow(), purpose: 'prove', by } as const
  const tries = await Promise.all(Array.from({ length: 8 }, () => mfa.proves(proof)))
  expect(tries.filter(Boolean)).toHaveLength(1)
  await site.advance(30)
  expect(await mfa.proves({ ...proof, code: codeNow() })).toBe(true)
  await site.advance(30)
  const another = { ...proof, memberId: site.context.kit.random.uuid(), code: codeNow() }
  expect(await mfa.proves(another)).toBe(false)
})

test('with an authenticator nothing weaker opens the account', async () => {
  await using site = await createTestSite()
  const person = await personOn(site, { mobile, payeeName: 'Nguyễn Văn Đức' })
  const { mfa, id, sentCode } = person
  const sms = { memberId: id, way: 'sms', purpose: 'prove', by } as const
  await mfa.sendCode({ ...sms, ...asker })
  await mfa.enrol(id, secret)
  await expect(mfa.sendCode({ ...sms, ...asker })).rejects.toMatchObject({ code: 'not_found' })
  expect(await mfa.proves({ ...sms, code: await sentCode(mobile) })).toBe(false)
  expect(await mfa.proves({ ...sms, way: 'bankName', code: 'Nguyen Van Duc' })).toBe(false)
})

test('codes by SMS and email go to the contacts, shown masked, for one purpose', async () => {
  await using site = await createTestSite()
  const { mfa, id, sentCode } = await personOn(site, { mobile, email, payeeName: 'Any Name' })
  expect(await mfa.waysOf(id)).toEqual([
    { way: 'sms', to: '•••567' },
    { way: 'email', to: 'so•••@example.com' },
    { way: 'bankName', to: null },
  ])
  expect((await mfa.waysOf(id, 'stepUp')).map(({ way }) => way)).toEqual(['sms', 'email'])
  const sms = { memberId: id, way: 'sms', purpose: 'prove', by } as const
  await mfa.sendCode({ ...sms, ...asker })
  const code = await sentCode(mobile)
  expect(await mfa.proves({ ...sms, way: 'email', code })).toBe(false)
  expect(await mfa.proves({ ...sms, purpose: 'stepUp', code })).toBe(false)
  expect(await mfa.proves({ ...sms, code })).toBe(true)
  expect(await mfa.proves({ ...sms, code })).toBe(false)
  const mail = { memberId: id, way: 'email', purpose: 'stepUp', by } as const
  await mfa.sendCode({ ...mail, ...asker })
  expect(await mfa.proves({ ...mail, code: await sentCode(email) })).toBe(true)
})

test('the bank account name proves a player’s sign-in, within three attempts', async () => {
  await using site = await createTestSite()
  const { mfa, id } = await personOn(site, { payeeName: 'Nguyễn Văn Đức' })
  const name = {
    memberId: id,
    way: 'bankName',
    code: 'NGUYEN VAN DUC',
    purpose: 'prove',
    by,
  } as const
  expect(await mfa.proves(name)).toBe(true)
  expect(await mfa.proves({ ...name, purpose: 'stepUp' })).toBe(false)
  for (const code of ['', 'Nguyen', 'Nguyen Van Du']) {
    expect(await mfa.proves({ ...name, code })).toBe(false)
  }
  await expect(mfa.proves(name)).rejects.toMatchObject({ code: 'too_many_requests' })
  await site.advance(30 * 60)
  expect(await mfa.proves(name)).toBe(true)
})

test('an agent’s name proves nothing', async () => {
  await using site = await createTestSite()
  const { mfa, id } = await personOn(site, { payeeName: 'Nguyễn Văn Đức' }, 1)
  expect(await mfa.waysOf(id)).toEqual([])
  const code = 'Nguyễn Văn Đức'
  const proof = { memberId: id, way: 'bankName', code, purpose: 'prove', by } as const
  expect(await mfa.proves(proof)).toBe(false)
})

test('after ten wrong attempts in half an hour the right code is refused too', async () => {
  await using site = await createTestSite()
  const { mfa, id, codeNow } = await personOn(site)
  await mfa.enrol(id, secret)
  const proof = { memberId: id, way: 'totp', code: '000000', purpose: 'prove', by } as const
  const ways = ['totp', 'recovery'] as const
  const guesses = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => mfa.proves({ ...proof, way: ways[n % 2] ?? 'totp' })),
  )
  expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const right = { ...proof, code: codeNow() }
  await expect(mfa.proves(right)).rejects.toMatchObject({ code: 'too_many_requests' })
  await site.advance(30 * 60)
  await mfa.sweep()
  expect(await mfa.proves({ ...proof, code: codeNow() })).toBe(true)
})
