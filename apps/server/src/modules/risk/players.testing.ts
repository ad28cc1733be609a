import { randomInt, randomUUID } from 'node:crypto'
import type { RiskKind, RiskThresholds, StaffRole } from '@fairhouse/protocol'
import {
  addMember,
  asVendor,
  enter,
  jpg,
  sample,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'
const paymentPassword = '482913'
const gameCode = 'sandbox-game'
const bank = { kind: 'bank', institution: 'Vietcombank', name: 'Mai Le' } as const

export const brandIdOf = (site: TestSite) => site.context.brands.all()[0]?.id ?? ''

export async function colleague(site: TestSite, name: string, roles: StaffRole[]) {
  const account = { name, password: 'Fairhouse-demo-1', totpSecret }
  const { id } = await site.context.staff.add({ ...account, roles })
  return { id, client: await site.staff(name) }
}

/** Logs in by password, in a new browser or a shared one. */
export async function player(site: TestSite, name: string, browser = site.visitor()) {
  const id = await addMember(site, { name })
  await enter(browser, name)
  return { id, client: browser }
}

/** Binds a payout account and returns its id. */
export async function bind(client: TestClient, number = String(randomInt(10 ** 9, 10 ** 10))) {
  await client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })
  return (await client.must('PUT /wps/withdrawal/account', { ...bank, number })).id
}

export async function payIn(client: TestClient, cashier: TestClient, amount: string) {
  const id = randomUUID()
  await client.must('PUT /wps/deposit', { id, method: 'transfer', amount })
  await client.must('POST /wps/deposit/proof', { id, image: jpg.toString('base64') })
  await cashier.must('POST /office/api/deposit/claim', { id })
  await cashier.must('POST /office/api/deposit/approve', { id, reason: 'seen on the account' })
  return id
}

async function sessionAt(site: TestSite, memberId: string): Promise<string> {
  const ticket = await site.context.gameProvider.ticket(memberId, gameCode)
  return (await asVendor(site, 'authenticate', { ticket })).value?.session ?? ''
}

/** Plays one round, a moment after earlier events. */
export async function play(site: TestSite, memberId: string, stake: string, win: string) {
  await site.advance(1)
  const session = await sessionAt(site, memberId)
  const ids = { roundId: randomUUID(), transactionId: randomUUID(), gameCode }
  const { success, code } = await asVendor(site, 'play', { session, ...ids, stake, win })
  if (!success) throw new Error(`the round was refused by ${code}`)
  return ids.roundId
}

/** A stake whose round pays in several parts. */
export async function playInParts(
  site: TestSite,
  memberId: string,
  stake: string,
  wins: readonly string[],
) {
  const session = await sessionAt(site, memberId)
  const roundId = randomUUID()
  const part = () => ({ roundId, transactionId: randomUUID(), gameCode })
  await asVendor(site, 'debit', { session, ...part(), amount: stake })
  for (const amount of wins) {
    await asVendor(site, 'credit', { playerId: memberId, ...part(), amount })
  }
  return roundId
}

export async function withdraw(
  site: TestSite,
  { id, client }: { id: string; client: TestClient },
  amount: string,
) {
  await site.advance(1)
  await site.context.member.setPaymentPassword(id, paymentPassword)
  const accountId = await bind(client)
  const input = { id: randomUUID(), accountId, amount, paymentPassword }
  return (await client.must('PUT /wps/withdrawal', input)).id
}

/** The second person agrees to a changed rule. */
export async function approveRule(site: TestSite, id: string | null): Promise<void> {
  const name = `second${randomInt(10 ** 9)}`
  const { client: second } = await colleague(site, name, ['administrator'])
  await second.must('POST /office/api/approval/approve', { id: id ?? '' })
}

export async function setRule(
  site: TestSite,
  office: TestClient,
  kind: RiskKind,
  thresholds: RiskThresholds,
  isOn = true,
) {
  const rule = { brandId: brandIdOf(site), kind, isOn, severity: 'high', thresholds } as const
  const asked = { ...rule, reason: 'for this test' }
  const { approval } = await office.must('PUT /office/api/risk/rule', asked)
  await approveRule(site, approval)
}
