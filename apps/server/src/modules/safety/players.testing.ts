import { randomUUID } from 'node:crypto'
import { parseAmount, sum, toWire, zero } from '@fairhouse/money'
import type { StaffRole } from '@fairhouse/protocol'
import {
  addMember,
  asVendor,
  eventually,
  jpg,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'
const image = jpg.toString('base64')

/** A member in a session that has just begun; signing in has tests of its own. */
export async function player(site: TestSite, name: string) {
  const id = await addMember(site, { name })
  return { id, client: await sessionOf(site, id) }
}

/** A new session, where much time has passed. */
export async function sessionOf(site: TestSite, id: string): Promise<TestClient> {
  const { brand, session } = site.context
  const brandId = brand.all()[0]?.id ?? ''
  const client = site.visitor()
  const { token, cookieHalf } = await session.start({ kind: 'member', subjectId: id, brandId })
  client.token = token
  client.cookie = `fairhouse=${cookieHalf}`
  return client
}

export async function colleague(site: TestSite, name: string, roles: StaffRole[]) {
  await site.context.staff.add({ name, password: 'Fairhouse-demo-1', totpSecret, roles })
  return site.staff(name)
}

/** A transfer that waits for the cashier, who has taken it. */
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

/** Rounds of one stake each; answers what became of the last. */
export async function play(site: TestSite, memberId: string, stake: string, win = '0', times = 1) {
  const ticket = await site.context.vendor.ticket(memberId, 'sandbox-game')
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
/** Noon in Vietnam, where the demonstration's players are. */
const noonMs = 5 * 3_600_000

/** For tests that count minutes: at midnight those of a sitting are rounded up on both days. */
export async function moveToNoon(site: TestSite) {
  const sinceMs = (site.now().getTime() - noonMs) % dayMs
  await site.advance((dayMs - sinceMs) / 1000)
}

/** What today and yesterday come to, so that no test ends at midnight. */
export async function lately(client: TestClient) {
  const { days } = await client.must('GET /wps/safety/activity', { days: '2' })
  const sumOf = (name: 'staked' | 'net' | 'paidIn' | 'paidOut') =>
    toWire(sum(days.map((day) => parseAmount(day[name]) ?? zero)))
  const minutes = days.reduce((all, day) => all + day.minutes, 0)
  const money = { staked: sumOf('staked'), net: sumOf('net') }
  return { minutes, ...money, paidIn: sumOf('paidIn'), paidOut: sumOf('paidOut') }
}

/** Waits until the readers of the journal have told all that was staked. */
export async function counted(client: TestClient, staked: string) {
  await eventually(async () => {
    const told = await lately(client)
    return told.staked === staked && told.minutes > 0
  })
}
