import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

const secret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'
const by = { kind: 'browser', token: 'a browser', address: '10.0.0.1' } as const
const asker = { language: 'EN', asker: by }
const [mobile, email] = ['+84901234567', 'somebody@example.com']

/** Somebody new, with what the test says is known about them. */
async function personOn(site: TestSite, profile: Record<string, string> = {}, type: 0 | 1 = 0) {
  const { brand, member, factor, verification } = site.context
  const brandId = brand.all()[0]?.id ?? ''
  const id = await member.open({ brandId, name: 'person', type, profile })
  const codeNow = () =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: site.now().getTime() })
  const sentCode = async (to: string) => (await verification.outbox(to))[0]?.code ?? ''
  return { factor, id, codeNow, sentCode }
}

test('a code of the app works once, of many at the same time too', async () => {
  await using site = await createTestSite()
  const { factor, id, codeNow } = await personOn(site)
  expect(await factor.waysOf(id)).toEqual([])
  await factor.enrol(id, secret)
  expect(await factor.isEnrolled(id)).toBe(true)
  expect((await factor.waysOf(id)).map(({ way }) => way)).toEqual(['totp', 'recovery'])
  const proof = { memberId: id, way: 'totp', code: codeNow(), purpose: 'prove', by } as const
  const tries = await Promise.all(Array.from({ length: 8 }, () => factor.proves(proof)))
  expect(tries.filter(Boolean)).toHaveLength(1)
  await site.advance(30)
  expect(await factor.proves({ ...proof, code: codeNow() })).toBe(true)
  await site.advance(30)
  const another = { ...proof, memberId: site.context.kit.random.uuid(), code: codeNow() }
  expect(await factor.proves(another)).toBe(false)
})

test('with an app nothing weaker opens the account', async () => {
  await using site = await createTestSite()
  const person = await personOn(site, { mobile, payeeName: 'Nguyễn Văn Đức' })
  const { factor, id, sentCode } = person
  const sms = { memberId: id, way: 'sms', purpose: 'prove', by } as const
  await factor.sendCode({ ...sms, ...asker })
  await factor.enrol(id, secret)
  await expect(factor.sendCode({ ...sms, ...asker })).rejects.toMatchObject({ code: 'not_found' })
  expect(await factor.proves({ ...sms, code: await sentCode(mobile) })).toBe(false)
  expect(await factor.proves({ ...sms, way: 'bankName', code: 'Nguyen Van Duc' })).toBe(false)
})

test('codes by SMS and email go to the contacts, shown masked, for one purpose', async () => {
  await using site = await createTestSite()
  const { factor, id, sentCode } = await personOn(site, { mobile, email, payeeName: 'Any Name' })
  expect(await factor.waysOf(id)).toEqual([
    { way: 'sms', to: '•••567' },
    { way: 'email', to: 'so•••@example.com' },
    { way: 'bankName', to: null },
  ])
  expect((await factor.waysOf(id, 'stepUp')).map(({ way }) => way)).toEqual(['sms', 'email'])
  const sms = { memberId: id, way: 'sms', purpose: 'prove', by } as const
  await factor.sendCode({ ...sms, ...asker })
  const code = await sentCode(mobile)
  expect(await factor.proves({ ...sms, way: 'email', code })).toBe(false)
  expect(await factor.proves({ ...sms, purpose: 'stepUp', code })).toBe(false)
  expect(await factor.proves({ ...sms, code })).toBe(true)
  expect(await factor.proves({ ...sms, code })).toBe(false)
  const mail = { memberId: id, way: 'email', purpose: 'stepUp', by } as const
  await factor.sendCode({ ...mail, ...asker })
  expect(await factor.proves({ ...mail, code: await sentCode(email) })).toBe(true)
})

test('the name of the bank account proves a player’s sign-in, three tries, no more', async () => {
  await using site = await createTestSite()
  const { factor, id } = await personOn(site, { payeeName: 'Nguyễn Văn Đức' })
  const name = {
    memberId: id,
    way: 'bankName',
    code: 'NGUYEN VAN DUC',
    purpose: 'prove',
    by,
  } as const
  expect(await factor.proves(name)).toBe(true)
  expect(await factor.proves({ ...name, purpose: 'stepUp' })).toBe(false)
  for (const code of ['', 'Nguyen', 'Nguyen Van Du']) {
    expect(await factor.proves({ ...name, code })).toBe(false)
  }
  await expect(factor.proves(name)).rejects.toMatchObject({ code: 'too_many_requests' })
  await site.advance(30 * 60)
  expect(await factor.proves(name)).toBe(true)
})

test('an agent’s name proves nothing', async () => {
  await using site = await createTestSite()
  const { factor, id } = await personOn(site, { payeeName: 'Nguyễn Văn Đức' }, 1)
  expect(await factor.waysOf(id)).toEqual([])
  const code = 'Nguyễn Văn Đức'
  const proof = { memberId: id, way: 'bankName', code, purpose: 'prove', by } as const
  expect(await factor.proves(proof)).toBe(false)
})

test('after ten wrong tries in half an hour the right one is not looked at', async () => {
  await using site = await createTestSite()
  const { factor, id, codeNow } = await personOn(site)
  await factor.enrol(id, secret)
  const proof = { memberId: id, way: 'totp', code: '000000', purpose: 'prove', by } as const
  const ways = ['totp', 'recovery'] as const
  const guesses = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => factor.proves({ ...proof, way: ways[n % 2] ?? 'totp' })),
  )
  expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const right = { ...proof, code: codeNow() }
  await expect(factor.proves(right)).rejects.toMatchObject({ code: 'too_many_requests' })
  await site.advance(30 * 60)
  await factor.sweep()
  expect(await factor.proves({ ...proof, code: codeNow() })).toBe(true)
})
