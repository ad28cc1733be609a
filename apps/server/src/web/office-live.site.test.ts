import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  addMember,
  createTestSite,
  enter,
  eventually,
  newColleague,
  openSocket,
  startSecondSite,
  type TestClient,
  type TestSite,
  type TestSocket,
} from '@fairhouse/site/testing'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const path = '/office/ws'
async function listen(client: TestClient, address = site.address): Promise<TestSocket> {
  const socket = await openSocket(address, { cookie: client.cookie ?? '' }, path)
  socket.send({ token: client.token })
  return socket
}

const topicsOf = ({ all }: TestSocket) => [...new Set(all.map(({ topic }) => topic))].toSorted()
const timesOf = ({ all }: TestSocket, name: string) =>
  all.filter(({ topic }) => topic === name).length

async function player(name: string): Promise<TestClient> {
  await addMember(site, { name })
  const client = site.visitor()
  await enter(client, name)
  return client
}

const write = (client: TestClient) =>
  client.must('PUT /wps/feedback', { kind: 'problem', content: 'The wheel stood still.' })

test('[OPS-03] a role is notified only of lists it may see', async () => {
  await using cashier = await listen(await newColleague(site, 'heard-cash', 'cashier'))
  await using support = await listen(await newColleague(site, 'heard-help', 'support'))
  await using nobody = await listen(await newColleague(site, 'heard-none', 'agentManager'))
  await eventually(() => topicsOf(cashier).length >= 6 && topicsOf(support).length >= 2)
  expect(topicsOf(cashier)).toEqual([
    'approvals',
    'deposit',
    'payments',
    'withdrawal/accounts',
    'withdrawal/claims',
    'withdrawals',
  ])
  expect(topicsOf(support)).toEqual(['feedback', 'safety/flags'])
  await write(await player('writer'))
  await eventually(() => timesOf(support, 'feedback') === 2)
  cashier.send({ subscribe: ['feedback', 'audit', 'status'] })
  await write(await player('writer-again'))
  await eventually(() => timesOf(support, 'feedback') === 3)
  expect(topicsOf(cashier)).not.toContain('feedback')
  expect(nobody.all).toEqual([])
  // The message contains only that something changed.
  expect(new Set(support.all.map(({ data }) => JSON.stringify(data)))).toEqual(new Set(['{}']))
})

test('[OPS-03] staff are notified of player actions on every process', async () => {
  const other = await startSecondSite(site.databaseUrl, site.now().getTime())
  const staffClient = await newColleague(site, 'fast-cash', 'cashier')
  await using here = await listen(staffClient)
  await using there = await listen(staffClient, other.address)
  await eventually(() => timesOf(here, 'deposit') === 1 && timesOf(there, 'deposit') === 1)
  const payer = await player('fast-payer')
  const wish = { id: crypto.randomUUID(), method: 'transfer', amount: '100000' }
  await payer.must('PUT /wps/deposit', wish)
  await eventually(() => timesOf(here, 'deposit') > 1 && timesOf(there, 'deposit') > 1)
  await other.close()
})

test('[OPS-01] a socket ends with its session and with the staff account', async () => {
  const admin = await site.staff('admin')
  const leaver = await newColleague(site, 'leaving', 'support')
  await using first = await listen(leaver)
  await first.next()
  await leaver.must('DELETE /office/api/session/logout', {})
  expect(await first.closed).toBe(4401)
  const dismissed = await newColleague(site, 'dismissed', 'support')
  await using second = await listen(dismissed)
  await second.next()
  const { list } = await admin.must('GET /office/api/staff', {})
  const id = list.find(({ name }) => name === 'dismissed')?.id ?? ''
  await admin.must('POST /office/api/staff/disable', { id, reason: 'left the house' })
  expect(await second.closed).toBe(4401)
})

test('[OPS-01] refuses members, visitors and strangers', async () => {
  const statusOf = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const url = `${site.address.replace('http', 'ws')}${path}`
      const socket = new WebSocket(url, { headers })
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
      socket.once('open', () => reject(new Error('it was let in')))
      socket.once('error', () => undefined)
    })
  const member = await player('curious')
  const staffClient = await newColleague(site, 'honest', 'support')
  await using silent = await openSocket(site.address, { cookie: staffClient.cookie ?? '' }, path)
  expect(await statusOf({})).toBe(401)
  expect(await statusOf({ cookie: member.cookie ?? '' })).toBe(401)
  const foreign = { cookie: staffClient.cookie ?? '', origin: 'https://evil.example' }
  expect(await statusOf(foreign)).toBe(403)
  // Halves of two sessions do not match, and a member's session is not a staff session.
  await using mixed = await openSocket(site.address, { cookie: staffClient.cookie ?? '' }, path)
  mixed.send({ token: member.token })
  expect(await mixed.closed).toBe(4401)
  const renamed = (member.cookie ?? '').replace(
    /^[^=]+/,
    (staffClient.cookie ?? '').split('=')[0] ?? '',
  )
  await using disguised = await openSocket(site.address, { cookie: renamed }, path)
  disguised.send({ token: member.token })
  expect(await disguised.closed).toBe(4401)
  expect([...mixed.all, ...disguised.all]).toEqual([])
  // A staff session gets nothing on the player endpoint.
  await using players = await openSocket(site.address, { cookie: staffClient.cookie ?? '' })
  players.send({ token: staffClient.token })
  expect(await players.closed).toBe(4401)
  expect(await silent.closed).toBe(4401)
})
