import { randomInt, randomUUID } from 'node:crypto'
import { unitsPerOne, type Amount } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount } from '@fairhouse/server'
import type { TestClient } from './clients/client.ts'
import { addMember, sample } from './members.ts'
import type { TestSite } from './test-site.ts'

export const paymentPassword = '482913'

/** A payout account's bank and owner; numbers differ by member. */
export const payeeBank = { kind: 'bank', institution: 'Vietcombank', name: 'Mai Le' } as const

export const wholeDong = (count: number): bigint => BigInt(count) * unitsPerOne

/** A member's client in a new session, without the login that has tests of its own. */
export async function sessionOf(site: TestSite, memberId: string): Promise<TestClient> {
  const { brands, session } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const client = site.visitor()
  const started = await session.start({ kind: 'member', subjectId: memberId, brandId })
  return Object.assign(client, {
    token: started.token,
    cookie: `fairhouse=${started.cookieHalf}`,
  })
}

/** Adds a member with a session that has just passed step-up. */
export async function freshMember(site: TestSite, name: string) {
  const id = await addMember(site, { name })
  const client = await sessionOf(site, id)
  await client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })
  return { id, client }
}

/** Gives money without a wagering requirement. */
export async function giveMoney(site: TestSite, memberId: string, amount: Amount) {
  const lane = laneOf(memberId)
  const from = [worldAccount({ brand: 'fairhouse', currency: 'VND', lane })]
  const to = memberAccount(memberId, 'cash', 'VND')
  const facts = { id: randomUUID(), code: 'gift', lane, reference: '' }
  await site.context.wallet.transfer({ ...facts, postings: [{ from, to, amount }] })
}

/** Sets the payment password and binds a payout account; the session has to be fresh. */
export async function makePayee(
  site: TestSite,
  { id, client }: { id: string; client: TestClient },
) {
  await site.context.member.setPaymentPassword(id, paymentPassword)
  const number = String(randomInt(10 ** 9, 10 ** 10))
  const bank = { ...payeeBank, number }
  const { id: accountId } = await client.must('PUT /wps/withdrawal/account', bank)
  const balance = (kind: 'cash' | 'hold') =>
    site.context.wallet.balanceOf([memberAccount(id, kind, 'VND')])
  return { accountId, cash: () => balance('cash'), hold: () => balance('hold') }
}
