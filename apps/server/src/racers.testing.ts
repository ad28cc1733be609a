import { randomInt, randomUUID } from 'node:crypto'
import { amountOf, unitsPerOne } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount } from '#modules/wallet'
import {
  addMember,
  asVendor,
  jpg,
  sample,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const gameCode = 'sandbox-game'
const paymentPassword = '482913'
const image = jpg.toString('base64')

/** Somebody with money, signed in, with a payment password and a bank account. */
export interface Racer {
  id: string
  client: TestClient
  accountId: string
  cash(): Promise<bigint>
  hold(): Promise<bigint>
}

export const dong = (count: number) => BigInt(count) * unitsPerOne

export async function newRacer(site: TestSite, cash: number): Promise<Racer> {
  const { brand, member, session, wallet } = site.context
  const brandId = brand.all()[0]?.id ?? ''
  const id = await addMember(site, { name: `racer-${randomInt(10 ** 9)}` })
  const client = site.visitor()
  const { token, cookieHalf } = await session.start({ kind: 'member', subjectId: id, brandId })
  client.token = token
  client.cookie = `fairhouse=${cookieHalf}`
  await client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })
  if (cash > 0) await give(site, id, cash)
  await member.setPaymentPassword(id, paymentPassword)
  const number = String(randomInt(10 ** 9, 10 ** 10))
  const bank = { kind: 'bank', institution: 'Vietcombank', number, name: 'Mai Le' } as const
  const { id: accountId } = await client.must('PUT /wps/withdrawal/account', bank)
  const held = (kind: 'cash' | 'hold') => wallet.balanceOf([memberAccount(id, kind, 'VND')])
  return { id, client, accountId, cash: () => held('cash'), hold: () => held('hold') }
}

/** Money without terms. */
async function give(site: TestSite, memberId: string, count: number) {
  const lane = laneOf(memberId)
  const from = [worldAccount({ brand: 'fairhouse', currency: 'VND', lane })]
  const to = memberAccount(memberId, 'cash', 'VND')
  const facts = { id: randomUUID(), code: 'gift', lane, reference: '' }
  const amount = amountOf(dong(count))
  await site.context.wallet.transfer({ ...facts, postings: [{ from, to, amount }] })
}

export const withdrawalOf = ({ accountId }: Racer, amount: string, id: string = randomUUID()) => ({
  id,
  accountId,
  amount,
  paymentPassword,
})

/** A deposit that a cashier has claimed. */
export async function claimedDeposit({ client }: Racer, cashier: TestClient, amount: string) {
  const id = await provedDeposit(client, amount)
  await cashier.must('POST /office/api/deposit/claim', { id })
  return id
}

export async function provedDeposit(client: TestClient, amount: string) {
  const id = randomUUID()
  await client.must('PUT /wps/deposit', { id, method: 'transfer', amount })
  await client.must('POST /wps/deposit/proof', { id, image })
  return id
}

/** A withdrawal that a cashier has claimed. */
export async function claimedWithdrawal(racer: Racer, cashier: TestClient, amount: string) {
  const { id } = await racer.client.must('PUT /wps/withdrawal', withdrawalOf(racer, amount))
  await cashier.must('POST /office/api/withdrawal/claim', { id })
  return id
}

/** A seat at the sandbox game; `send` signs as its provider does. */
export async function seatOf(site: TestSite, { id }: Racer) {
  const ticket = await site.context.vendor.ticket(id, gameCode)
  const { value } = await asVendor(site, 'authenticate', { ticket })
  const session = value?.session ?? ''
  const playerId = value?.playerId ?? ''
  const send = async (verb: string, asked: object) => {
    const { success, code } = await asVendor(site, verb, asked)
    return success ? 'accepted' : (code ?? '')
  }
  const round = (roundId: string = randomUUID()) => {
    return { transactionId: randomUUID(), roundId, gameCode }
  }
  return { session, playerId, send, round }
}
