import { randomUUID } from 'node:crypto'
import { amountOf } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount } from '#modules/wallet'
import {
  freshMember,
  giveMoney,
  makePayee,
  payeeBank,
  paymentPassword,
  wholeDong,
  type TestSite,
} from '@fairhouse/site/testing'

export const bank = { ...payeeBank, number: '0123456789' } as const

export const dong = (count: number) => amountOf(wholeDong(count))

interface Response {
  answer: { success: boolean; code?: string }
}

export async function refusalOf(answering: Promise<Response>) {
  const { answer } = await answering
  return answer.success ? 'accepted' : answer.code
}

/** Posts a deposit as the payment module does. */
export async function deposit(site: TestSite, memberId: string, count: number) {
  const lane = laneOf(memberId)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const to = memberAccount(memberId, 'cash', 'VND')
  const guard = { key: `deposited ${memberId}`, add: 1n, max: 2n ** 62n, refusal: 'never' }
  const facts = { id: randomUUID(), code: 'deposit', lane, reference: randomUUID() }
  const postings = [{ from: [world], to, amount: dong(count) }]
  await site.context.wallet.transfer({ ...facts, postings, guards: [guard] })
}

/** A stake without a win, as a provider posts it. */
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

/** Money without a wagering requirement. */
export const gift = (site: TestSite, memberId: string, count: number) =>
  giveMoney(site, memberId, dong(count))

/** A member with a payout account and a payment password. */
export async function payee(site: TestSite, name: string, cash = 0) {
  const member = await freshMember(site, name)
  const { id, client } = member
  if (cash > 0) await gift(site, id, cash)
  const { accountId, ...balances } = await makePayee(site, member)
  const ask = (amount: string, changed: object = {}): Promise<Response> =>
    client.call('PUT /wps/withdrawal', {
      id: randomUUID(),
      accountId,
      amount,
      paymentPassword,
      ...changed,
    })
  const own = (kind: 'cash' | 'hold') => balances[kind]()
  const latest = async () => (await client.must('GET /wps/withdrawal/list', {})).list[0]
  return { id, client, accountId, ask, own, latest }
}
