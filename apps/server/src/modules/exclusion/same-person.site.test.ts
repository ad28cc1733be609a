import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Flag } from '@fairhouse/protocol'
import { demoSettings } from '#modules/brand'
import {
  brandShown,
  createTestSite,
  ownPassword as password,
  plainRegisterForm,
  refusalOf,
  simplifyRegistration,
  type TestSite,
} from '@fairhouse/site/testing'

let site: TestSite
const flags: Flag[] = ['USERNAMEREG3']
let [fairhouse, lotus] = ['', '']

beforeAll(async () => {
  site = await createTestSite()
  const { brands } = site.context
  const [usual] = brands.all()
  if (!usual) throw new Error('no brand')
  fairhouse = usual.id
  lotus = await brands.add({ ...usual, code: 'lotus', name: 'Lotus', domains: [], flags })
  await brands.fill(lotus, demoSettings)
  await site.operator.askFor('idNumber', 'text', 0)
  await simplifyRegistration(site)
})
afterAll(() => site.close())

interface Person {
  realName?: string
  birthday?: string
  mobile?: string
  email?: string
  idNumber?: string
}

let count = 0

/** Another account of this person, opened by the house. */
async function accountAt(brandId: string, profile: Person, proved = true) {
  count += 1
  const { member, session } = site.context
  const facts = { brandId, name: `person${count}`, type: 0, profile, termsVersion: '1' } as const
  const id = await member.open({ ...facts, mobileVerified: proved, emailVerified: proved })
  const { token, cookieHalf } = await session.start({ kind: 'member', subjectId: id, brandId })
  const client = site.visitor(brandId === lotus ? { merchant: 'lotus' } : {})
  Object.assign(client, { token, cookie: `fairhouse=${cookieHalf}` })
  return { id, exclude: () => client.must('POST /wps/exclusion/exclude', { months: 6 }) }
}

const isExcluded = async ({ id }: { id: string }) =>
  (await site.context.exclusion.present(id)) !== undefined

/** The answer to a registration with these values. */
function signUp(merchant: 'fairhouse' | 'lotus', mobileNum: string, more: object = {}) {
  count += 1
  const own = { username: `somebody${count}`, password, confirmPassword: password }
  const others = { email: `nobody${count}@example.com`, idNumber: `9988${1000 + count}` }
  const form = { ...plainRegisterForm, ...own, ...others, mobileNum, ...more }
  return refusalOf(site.visitor({ merchant }).call('PUT /wps/member/register', form))
}

test('[RG-05] [ACC-08] an excluded person opens no account at any sharing brand', async () => {
  const person = { mobile: '+84901111111', email: 'Kim@example.com', idNumber: '079 090 001' }
  const account = await accountAt(fairhouse, person)
  await site.context.member.close(account.id, '')
  const phone = { kind: 'phone', value: person.mobile } as const
  expect(await site.context.exclusion.bars(fairhouse, [phone])).toBe(false)
  const again = await accountAt(fairhouse, person)
  expect(await again.exclude()).toMatchObject({ everyBrand: true })
  await site.context.member.close(again.id, '')
  for (const merchant of ['fairhouse', 'lotus'] as const) {
    expect(await signUp(merchant, '090 1111 111')).toBe('already_registered')
    expect(await signUp(merchant, '0902222221', { email: 'kim@EXAMPLE.com' })).toBe(
      'already_registered',
    )
    expect(await signUp(merchant, '0902222222', { idNumber: '079090001' })).toBe(
      'already_registered',
    )
  }
  expect(await signUp('lotus', '0902222223')).toBe('accepted')
  await site.advance(190 * 24 * 3600)
  expect(await signUp('lotus', '0901111111')).toBe('accepted')
})

test('[RG-05] [ACC-07] an excluded person is recognised by name and birth date too', async () => {
  await site.operator.askFor('realName', 'text', 0)
  await site.operator.askFor('birthday', 'date', 0)
  await brandShown(site)
  const named = { realName: 'NGUYEN VAN DUC', birthday: '1990-02-03' }
  const typed = { realName: 'Đức Nguyễn Văn', birthday: named.birthday }
  expect(await signUp('lotus', '0906666661', typed)).toBe('accepted')
  await (await accountAt(fairhouse, { mobile: '+84906666662', ...named })).exclude()
  expect(await signUp('lotus', '0906666663', typed)).toBe('already_registered')
  const younger = { ...typed, birthday: '1990-02-04' }
  expect(await signUp('lotus', '0906666664', younger)).toBe('accepted')
  await site.operator.doNotAskFor('realName')
  await site.operator.doNotAskFor('birthday')
  await brandShown(site)
})

test('[RG-05] the accounts of one person are excluded together, by proved values', async () => {
  const person = { mobile: '+84903333331' }
  const sister = await accountAt(lotus, person)
  const other = await accountAt(lotus, { mobile: '+84903333332' })
  const account = await accountAt(fairhouse, person)
  await account.exclude()
  const all = [account, sister, other].map(isExcluded)
  expect(await Promise.all(all)).toEqual([true, true, false])
  expect(await site.context.exclusion.exportOf(sister.id)).toEqual(
    await site.context.exclusion.exportOf(account.id),
  )
})

test('[RG-05] one typed value of another person excludes nobody, two matches do', async () => {
  const person = { mobile: '+84903333341', idNumber: '5550001' }
  const victim = await accountAt(lotus, person)
  await (await accountAt(fairhouse, { mobile: person.mobile }, false)).exclude()
  expect(await isExcluded(victim)).toBe(false)
  const twice = { mobile: '+84903333342', idNumber: '5550002' }
  const same = await accountAt(lotus, twice)
  await (await accountAt(fairhouse, twice, false)).exclude()
  expect(await isExcluded(same)).toBe(true)
})

test('[RG-05] an account that gets an excluded person’s number is excluded too', async () => {
  const person = { mobile: '+84903333351' }
  await (await accountAt(fairhouse, person)).exclude()
  const sister = await accountAt(lotus, { mobile: '+84903333352' })
  await site.context.member.setContact(sister.id, person)
  expect(await isExcluded(sister)).toBe(true)
})

test('[RG-05] an account opened during the start of an exclusion is bound by it', async () => {
  const nationals = Array.from({ length: 20 }, (_, place) => `+849044400${10 + place}`)
  const opened = nationals.map(async (mobile) => {
    const account = await accountAt(fairhouse, { mobile })
    const opening = accountAt(lotus, { mobile }, false).then(async (sister) => {
      await site.context.exclusion.follow(sister.id)
      return sister
    })
    await account.exclude()
    return isExcluded(await opening)
  })
  expect(new Set(await Promise.all(opened))).toEqual(new Set([true]))
})

test('[RG-05] a brand that does not share exclusions has its own', async () => {
  const { brands } = site.context
  await brands.setSharesExclusions(lotus, false)
  const person = { mobile: '+84903333361' }
  const sister = await accountAt(lotus, person)
  const account = await accountAt(fairhouse, person)
  await account.exclude()
  expect(await isExcluded(sister)).toBe(false)
  const alone = await accountAt(lotus, { mobile: '+84903333362' })
  expect(await alone.exclude()).toMatchObject({ everyBrand: false })
  expect(await signUp('fairhouse', '0903333362')).toBe('accepted')
  await brands.setSharesExclusions(lotus, true)
})
