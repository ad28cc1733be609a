import { randomInt, randomUUID } from 'node:crypto'
import { amountOf, unitsPerOne } from '@fairhouse/money'
import type { StaffRole } from '@fairhouse/protocol'
import { laneOf, memberAccount, worldAccount } from '#modules/wallet'
import { addMember, sample, type TestSite } from '@fairhouse/site/testing'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'
const paymentPassword = '482913'
export const bank = {
  kind: 'bank',
  institution: 'Vietcombank',
  number: '0123456789',
  name: 'Mai Le',
} as const

export const dong = (count: number) => amountOf(BigInt(count) * unitsPerOne)

interface Told {
  answer: { success: boolean; code?: string }
}

export async function refusalOf(answering: Promise<Told>) {
  const { answer } = await answering
  return answer.success ? 'accepted' : answer.code
}

/** Money that came in, as the payment module books it. */
export async function deposit(site: TestSite, memberId: string, count: number) {
  const lane = laneOf(memberId)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const to = memberAccount(memberId, 'cash', 'VND')
  const guard = { key: `deposited ${memberId}`, add: 1n, most: 2n ** 62n, refusal: 'never' }
  const facts = { id: randomUUID(), code: 'deposit', lane, reference: randomUUID() }
  const postings = [{ from: [world], to, amount: dong(count) }]
  await site.context.wallet.transfer({ ...facts, postings, guards: [guard] })
}

/** A stake without a win, as a vendor's. */
export async function stake(site: TestSite, memberId: string, count: number) {
  const lane = laneOf(memberId)
  const to = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const from = [memberAccount(memberId, 'cash', 'VND')]
  const facts = { id: randomUUID(), code: 'vendor.debit', lane, reference: 'sandbox/1' }
  const { refusal } = await site.context.wallet.transfer({
    ...facts,
    postings: [{ from, to, amount: dong(count) }],
  })
  return refusal
}

/** Money without terms. */
export async function gift(site: TestSite, memberId: string, count: number) {
  const lane = laneOf(memberId)
  const from = [worldAccount({ brand: 'fairhouse', currency: 'VND', lane })]
  const to = memberAccount(memberId, 'cash', 'VND')
  const facts = { id: randomUUID(), code: 'gift', lane, reference: '' }
  await site.context.wallet.transfer({ ...facts, postings: [{ from, to, amount: dong(count) }] })
}

/** A member in a session that has just been proved; signing in has tests of its own. */
export async function freshMember(site: TestSite, name: string) {
  const { brand, session } = site.context
  const brandId = brand.all()[0]?.id ?? ''
  const id = await addMember(site, { name })
  const client = site.visitor()
  const { token, cookieHalf } = await session.start({ kind: 'member', subjectId: id, brandId })
  client.token = token
  client.cookie = `fairhouse=${cookieHalf}`
  await client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })
  return { id, client }
}

/** A member who has bound an account and chosen a payment password. */
export async function payee(site: TestSite, name: string, cash = 0) {
  const { id, client } = await freshMember(site, name)
  if (cash > 0) await gift(site, id, cash)
  await site.context.member.setPaymentPassword(id, paymentPassword)
  const { id: accountId } = await client.must('PUT /wps/withdrawal/account', {
    ...bank,
    number: String(randomInt(10 ** 9, 10 ** 10)),
  })
  const ask = (amount: string, changed: object = {}): Promise<Told> =>
    client.call('PUT /wps/withdrawal', {
      id: randomUUID(),
      accountId,
      amount,
      paymentPassword,
      ...changed,
    })
  const own = (kind: 'cash' | 'hold') =>
    site.context.wallet.balanceOf([memberAccount(id, kind, 'VND')])
  const latest = async () => (await client.must('GET /wps/withdrawal/list', {})).list[0]
  return { id, client, accountId, ask, own, latest }
}

export async function colleague(site: TestSite, name: string, roles: StaffRole[]) {
  await site.context.staff.add({ name, password: 'Fairhouse-demo-1', totpSecret, roles })
  return site.staff(name)
}
