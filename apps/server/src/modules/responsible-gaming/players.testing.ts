import { randomUUID } from 'node:crypto'
import { parseAmount, sum, toWire, zero } from '@fairhouse/money'
import {
  addMember,
  asVendor,
  eventually,
  jpg,
  sessionOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const image = jpg.toString('base64')

/** A member in a new session; tests of login are elsewhere. */
export async function player(site: TestSite, name: string) {
  const id = await addMember(site, { name })
  return { id, client: await sessionOf(site, id) }
}

/** A transfer with proof that a cashier has claimed. */
export async function proved(client: TestClient, cashier: TestClient, amount: string) {
  const id = randomUUID()
  await client.must('PUT /wps/deposit', { id, method: 'transfer', amount })
  await client.must('POST /wps/deposit/proof', { id, image })
  await cashier.must('POST /office/api/deposit/claim', { id })
  return id
}

export async function payIn(client: TestClient, cashier: TestClient, amount: string) {
  const id = await proved(client, cashier, amount)
  await cashier.must('POST /office/api/deposit/approve', { id, reason: 'seen on the account' })
}

/** Plays rounds of one stake each and returns the outcome of the last. */
export async function play(site: TestSite, memberId: string, stake: string, win = '0', times = 1) {
  const ticket = await site.context.gameProvider.ticket(memberId, 'sandbox-game')
  const { value } = await asVendor(site, 'authenticate', { ticket })
  let outcome: string | undefined
  for (let round = 0; round < times; round += 1) {
    const ids = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
    const session = value?.session ?? ''
    const { success, code } = await asVendor(site, 'play', { session, ...ids, stake, win })
    outcome = success ? 'taken' : code
  }
  return outcome
}

const dayMs = 86_400_000
/** Noon in Vietnam, the time zone of the demo's players. */
const noonMs = 5 * 3_600_000

/** For tests that count minutes: at midnight a play session is rounded up on both days. */
export async function moveToNoon(site: TestSite) {
  const sinceMs = (site.now().getTime() - noonMs) % dayMs
  await site.advance((dayMs - sinceMs) / 1000)
}

/** Sum of today and yesterday, so that no test fails at midnight. */
export async function lately(client: TestClient) {
  const { days } = await client.must('GET /wps/safety/activity', { days: '2' })
  const sumOf = (name: 'staked' | 'net' | 'paidIn' | 'paidOut') =>
    toWire(sum(days.map((day) => parseAmount(day[name]) ?? zero)))
  const minutes = days.reduce((all, day) => all + day.minutes, 0)
  const money = { staked: sumOf('staked'), net: sumOf('net') }
  return { minutes, ...money, paidIn: sumOf('paidIn'), paidOut: sumOf('paidOut') }
}

/** Waits until the journal readers have counted all stakes. */
export async function counted(client: TestClient, staked: string) {
  await eventually(async () => {
    const activity = await lately(client)
    return activity.staked === staked && activity.minutes > 0
  })
}
