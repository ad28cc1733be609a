import { expect, test } from 'vitest'
import type { StaffRole } from '@fairhouse/protocol'
import { createTestSite, type TestClient, type TestSite } from '@fairhouse/site/testing'

const demo = { password: 'Fairhouse-demo-1', totpSecret: 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO' }
const reason = 'for the night shift'

async function colleague(site: TestSite, name: string, ...roles: StaffRole[]) {
  await site.context.staff.add({ ...demo, name, roles })
  const client = await site.staff(name)
  return { client, id: (await client.must('GET /office/api/me', {})).id }
}

async function admins(site: TestSite) {
  const [first, second] = [await site.staff('admin'), await site.staff('admin2')]
  const ids = [first, second].map(async (one) => (await one.must('GET /office/api/me', {})).id)
  const [firstId = '', secondId = ''] = await Promise.all(ids)
  return { first, second, firstId, secondId }
}

/** Waits until every process has signed them out. */
const isOut = (client: TestClient) =>
  expect.poll(async () => (await client.call('GET /office/api/me', {})).status).toBe(401)

const refusalOf = async (answering: ReturnType<TestClient['call']>) => {
  const { answer } = await answering
  return answer.success ? 'accepted' : answer.code
}

const rolesOf = async (site: TestSite, id: string) =>
  (await site.sql('SELECT role FROM staff_role WHERE staff_id = $1 ORDER BY 1', [id])).map(
    ({ role }) => role,
  )

const ask = async (client: TestClient, id: string, role: StaffRole, change: 'grant' | 'revoke') =>
  (await client.must('POST /office/api/staff/role', { id, role, change, reason })).approval

const approve = (client: TestClient, id: string) =>
  refusalOf(client.call('POST /office/api/approval/approve', { id }))

test('a role is granted when a second person agrees, and revoked in the same way', async () => {
  await using site = await createTestSite()
  const { first, second, firstId, secondId } = await admins(site)
  const anna = await colleague(site, 'anna', 'support')
  const granted = await ask(first, anna.id, 'cashier', 'grant')
  expect(await rolesOf(site, anna.id)).toEqual(['support'])
  const { list } = await second.must('GET /office/api/approvals', { state: 'open' })
  expect(list).toMatchObject([
    { id: granted, kind: 'role.grant', askedBy: firstId, reason, mayDecide: true },
  ])
  const seenByAsker = await first.must('GET /office/api/approvals', {})
  expect(seenByAsker.list[0]?.mayDecide).toBe(false)
  expect(await approve(first, granted)).toBe('needs_another_person')
  expect(await approve(second, granted)).toBe('accepted')
  expect(await rolesOf(site, anna.id)).toEqual(['cashier', 'support'])
  // Changed permissions end the sessions.
  await isOut(anna.client)
  expect(await approve(second, granted)).toBe('already_decided')
  const revoked = await ask(second, anna.id, 'support', 'revoke')
  expect(await approve(first, revoked)).toBe('accepted')
  expect(await rolesOf(site, anna.id)).toEqual(['cashier'])
  const rows = await site.operator.audited(anna.id)
  expect(rows.filter(({ action }) => String(action).endsWith('_role'))).toMatchObject([
    {
      action: 'staff.grant_role',
      actor_id: secondId,
      before: { roles: ['support'] },
      after: { roles: ['cashier', 'support'] },
    },
    {
      action: 'staff.revoke_role',
      actor_id: firstId,
      before: { roles: ['cashier', 'support'] },
      after: { roles: ['cashier'] },
    },
  ])
})

test('many pending approvals are paged oldest first, and all are counted', async () => {
  await using site = await createTestSite()
  const { first, second, firstId } = await admins(site)
  const none = await second.must('GET /office/api/approvals', { state: 'open' })
  expect(none).toEqual({ list: [], next: null, open: { count: 0, oldestAt: null } })
  const anna = await colleague(site, 'anna')
  const oldest = await ask(first, anna.id, 'risk', 'grant')
  const one = await second.must('GET /office/api/approvals', { state: 'open' })
  const since = one.list[0]?.askedAt
  const rows = await site.sql(
    `INSERT INTO staff_approval (id, kind, payload, reason, asked_by, asked_at)
     SELECT ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, kind, payload, reason,
       asked_by, asked_at + n * interval '1 second'
     FROM staff_approval, generate_series(1, 230) AS n WHERE id = $1 RETURNING id`,
    [oldest],
  )
  const found: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const query = { state: 'open', ...(after !== undefined && { after }) } as const
    const { list, next, open } = await second.must('GET /office/api/approvals', query)
    found.push(...list.map(({ id }) => id))
    expect(open).toEqual({ count: 231, oldestAt: since })
    after = next
  }
  expect(found).toEqual([oldest, ...rows.map(({ id }) => id)])
  const all = await second.must('GET /office/api/approvals', {})
  expect(all.list[0]).toMatchObject({ id: rows.at(-1)?.id, askedBy: firstId })
  expect(all.next).not.toBeNull()
})

test('an identical request is open once, also when it is made many times at once', async () => {
  await using site = await createTestSite()
  const { first, second } = await admins(site)
  const anna = await colleague(site, 'anna')
  const asking = (client: TestClient, role: StaffRole, why = reason) =>
    client.call('POST /office/api/staff/role', { id: anna.id, role, change: 'grant', reason: why })
  const id = await ask(first, anna.id, 'risk', 'grant')
  expect(await ask(first, anna.id, 'risk', 'grant')).toBe(id)
  expect(await refusalOf(asking(first, 'risk', 'another reason'))).toBe('approval_waiting')
  expect(await refusalOf(asking(second, 'risk'))).toBe('approval_waiting')

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => asking(turn % 2 === 0 ? first : second, 'cashier')),
  )
  const ids = answers.flatMap(({ answer }) => (answer.success ? [answer.value.approval] : []))
  const refusals = answers.flatMap(({ answer }) => (answer.success ? [] : [answer.code]))
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(1)
  expect(new Set(refusals)).toEqual(new Set(['approval_waiting']))
  const rows = await site.sql("SELECT id FROM staff_approval WHERE state = 'open'")
  // Two processes make ids of the same moment in any order.
  expect(new Set(rows.map((row) => row.id))).toEqual(new Set([id, ids[0]]))
  for (const one of rows) expect(await site.operator.audited(String(one.id))).toHaveLength(1)

  await second.must('POST /office/api/approval/reject', { id, reason: 'not now' })
  expect(await ask(second, anna.id, 'risk', 'grant')).not.toBe(id)
})

test('[OPS-01] one takes back an own request, which is then decided by nobody', async () => {
  await using site = await createTestSite()
  const { first, second, firstId } = await admins(site)
  const anna = await colleague(site, 'anna')
  const id = await ask(first, anna.id, 'risk', 'grant')
  const withdraw = (client: TestClient) =>
    refusalOf(client.call('POST /office/api/approval/withdraw', { id }))
  const waiting = async (subject: string) =>
    (await second.must('GET /office/api/approvals/waiting', { subject })).list
  expect(await waiting(anna.id)).toMatchObject([
    { approval: id, kind: 'role.grant', askedBy: firstId },
  ])
  expect(await waiting(firstId)).toEqual([])
  expect(await withdraw(second)).toBe('not_found')
  const codes = await Promise.all([withdraw(first), withdraw(first), withdraw(first)])
  expect(codes.toSorted()).toEqual(['accepted', 'already_decided', 'already_decided'])
  expect(await waiting(anna.id)).toEqual([])
  expect(await approve(second, id)).toBe('already_decided')
  expect(await rolesOf(site, anna.id)).toEqual([])
  const { list } = await second.must('GET /office/api/approvals', { state: 'withdrawn' })
  expect(list).toMatchObject([{ id, askedBy: firstId, decidedBy: null }])
  const rows = await site.operator.audited(id)
  expect(rows.map(({ action }) => action)).toEqual(['approval.asked', 'approval.withdrawn'])
  // The same can be asked again.
  expect(await ask(second, anna.id, 'risk', 'grant')).not.toBe(id)
})

test('the staff member concerned cannot be the second person', async () => {
  await using site = await createTestSite()
  const { first, second, secondId } = await admins(site)
  const id = await ask(first, secondId, 'cashier', 'grant')
  expect(await approve(second, id)).toBe('needs_another_person')
  const rejecting = second.call('POST /office/api/approval/reject', { id, reason })
  expect(await refusalOf(rejecting)).toBe('needs_another_person')
  const third = await colleague(site, 'third', 'administrator')
  expect(await approve(third.client, id)).toBe('accepted')
})

test('a rejection is shown with its reason and is final', async () => {
  await using site = await createTestSite()
  const { first, second, secondId, firstId } = await admins(site)
  const anna = await colleague(site, 'anna')
  const id = await ask(first, anna.id, 'risk', 'grant')
  const why = 'not before the training'
  await second.must('POST /office/api/approval/reject', { id, reason: why })
  const { list } = await first.must('GET /office/api/approvals', { state: 'rejected' })
  expect(list).toMatchObject([{ id, askedBy: firstId, decidedBy: secondId, decision: why }])
  expect(await approve(second, id)).toBe('already_decided')
  expect(await rolesOf(site, anna.id)).toEqual([])
  expect(await approve(second, '01890000-0000-7000-8000-000000000000')).toBe('not_found')
})

test('parallel decisions count once', async () => {
  await using site = await createTestSite()
  const { first, second } = await admins(site)
  const anna = await colleague(site, 'anna')
  const third = await colleague(site, 'third', 'administrator')
  const id = await ask(first, anna.id, 'risk', 'grant')
  const reject = (client: TestClient) =>
    refusalOf(client.call('POST /office/api/approval/reject', { id, reason }))
  const codes = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => {
      const client = turn % 2 === 0 ? second : third.client
      return turn % 3 === 0 ? reject(client) : approve(client, id)
    }),
  )
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(1)
  expect(codes.filter((code) => code === 'already_decided')).toHaveLength(11)
  const [row] = await site.sql('SELECT state FROM staff_approval')
  const decisions = await Promise.all(
    ['approval.approved', 'approval.rejected'].map((action) => site.operator.audited(action)),
  )
  expect(decisions.flat()).toHaveLength(1)
  expect(await rolesOf(site, anna.id)).toEqual(row?.state === 'approved' ? ['risk'] : [])
})

test('the database refuses a decision by the requester', async () => {
  await using site = await createTestSite()
  const { first } = await admins(site)
  const anna = await colleague(site, 'anna')
  await ask(first, anna.id, 'risk', 'grant')
  const decide = `UPDATE staff_approval SET state = 'approved', decided_by = asked_by`
  await expect(site.sql(decide)).rejects.toThrow('staff_approval_check')
})

test('a request of a disabled staff member cannot be approved', async () => {
  await using site = await createTestSite()
  const { first, second, firstId } = await admins(site)
  const anna = await colleague(site, 'anna')
  const id = await ask(first, anna.id, 'administrator', 'grant')
  await second.must('POST /office/api/staff/disable', { id: firstId, reason })
  expect(await approve(second, id)).toBe('already_decided')
  expect(await rolesOf(site, anna.id)).toEqual([])
  await second.must('POST /office/api/approval/reject', { id, reason })
})

test('only an administrator can request a role or decide on one', async () => {
  await using site = await createTestSite()
  const { first } = await admins(site)
  const anna = await colleague(site, 'anna', 'support', 'cashier', 'risk', 'auditor')
  const role = { id: anna.id, role: 'administrator', change: 'grant', reason } as const
  const asking = anna.client.call('POST /office/api/staff/role', role)
  expect(await refusalOf(asking)).toBe('not_allowed')
  const bert = await colleague(site, 'bert')
  const id = await ask(first, bert.id, 'support', 'grant')
  expect(await approve(anna.client, id)).toBe('not_allowed')
  const { list } = await anna.client.must('GET /office/api/approvals', {})
  expect(list[0]?.mayDecide).toBe(false)
})
