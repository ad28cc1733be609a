import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Calls, SentOf } from '@fairhouse/protocol'
import { vendorHeaders, vendorPath } from '@fairhouse/protocol/vendor'
import { createTestSite, plugIn, type TestClient, type TestSite } from '@fairhouse/site/testing'
import { signatureOf } from '#platform/signature'

type NewProvider = SentOf<Calls['PUT /office/api/provider']>
type Change = SentOf<Calls['POST /office/api/provider/change']>

const reason = 'the contract is signed'
const acme: NewProvider = {
  code: 'ACME',
  name: 'Acme Games',
  wallet: 'seamless',
  launchUrl: 'https://8.8.8.8/play?ticket={ticket}&game={game}',
  walletUrl: '',
  categories: ['RNG', 'LIVE'],
  isHot: false,
  hasTrial: true,
  reason,
}

let site: TestSite
let admin: TestClient
let second: TestClient

beforeAll(async () => {
  site = await createTestSite()
  admin = await site.staff('admin')
  second = await site.staff('admin2')
})
afterAll(() => site.close())

const list = () => admin.must('GET /office/api/providers', {})
const find = async (code: string) => (await list()).list.find((one) => one.code === code)
const codeOf = async (answering: ReturnType<TestClient['call']>) => {
  const { answer } = await answering
  return answer.success ? 'accepted' : answer.code
}
const approve = (id: string | null, by = second) =>
  codeOf(by.call('POST /office/api/approval/approve', { id: id ?? '' }))
const add = (to: Partial<NewProvider> = {}) =>
  admin.must('PUT /office/api/provider', { ...acme, ...to })
const audited = (action: string) =>
  site.sql('SELECT * FROM audit_entry WHERE action = $1 ORDER BY id', [action])

/** Adds a provider with the approval of a second person and returns its key. */
async function added(code: string, to: Partial<NewProvider> = {}): Promise<string> {
  const { approval, key } = await add({ ...to, code })
  expect(await approve(approval)).toBe('accepted')
  await expect.poll(() => find(code)).toBeDefined()
  return key
}

/** The answer of the wallet API to a call signed with this key. */
async function signed(code: string, key: string): Promise<string> {
  const timestamp = String(site.now().getTime())
  const response = await site.visitor().send(`${vendorPath}/authenticate`, {
    method: 'POST',
    headers: {
      [vendorHeaders.vendor]: code,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.signature]: signatureOf(key, timestamp, '{}'),
    },
    body: '{}',
  })
  const answer: unknown = await response.json()
  return answer instanceof Object ? String(Reflect.get(answer, 'code')) : 'nothing'
}

async function change(code: string, to: Partial<Change>) {
  const known = await find(code)
  if (!known) throw new Error(`${code} is missing`)
  const { name, launchUrl, walletUrl, categories, isHot, hasTrial, seen } = known
  const terms = { name, launchUrl, walletUrl, categories, isHot, hasTrial }
  return admin.call('POST /office/api/provider/change', { ...terms, code, seen, reason, ...to })
}
const changed = async (code: string, to: Partial<Change>) => {
  const { answer } = await change(code, to)
  if (!answer.success) throw new Error(answer.code)
  return answer.value.approval
}

test('[OPS-06] two people add a provider, and nobody can read its key again', async () => {
  site.logs.length = 0
  const { approval, key } = await add()
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await find('ACME')).toBeUndefined()
  expect(await signed('ACME', key)).toBe('unknown_vendor')
  const { waiting } = await list()
  expect(waiting).toMatchObject([{ approval, kind: 'provider.add', code: 'ACME' }])
  expect(await codeOf(admin.call('PUT /office/api/provider', acme))).toBe('approval_waiting')
  expect(await approve(approval, admin)).toBe('needs_another_person')
  expect(await approve(approval)).toBe('accepted')

  const ending = key.slice(-4)
  const facts = { name: 'Acme Games', wallet: 'seamless', isOn: false, keyEnds: ending }
  await expect.poll(() => find('ACME')).toMatchObject({ ...facts, oldKeyUntil: null, games: 0 })
  expect((await list()).waiting).toEqual([])
  expect(await signed('ACME', key)).toBe('bad_request')
  expect(await signed('ACME', 'another-key')).toBe('bad_signature')
  expect(await codeOf(admin.call('PUT /office/api/provider', acme))).toBe('name_taken')
  const on = { vendor: 'ACME', isOn: true, reason }
  await admin.must('POST /office/api/catalogue/switch', on)
  await expect.poll(() => find('ACME')).toMatchObject({ isOn: true })

  const rows = await site.sql(`SELECT coalesce(before::text, '') || after::text AS text
      FROM audit_entry UNION ALL SELECT payload::text FROM staff_approval
    UNION ALL SELECT encode(secret, 'escape') FROM vendor_vendor WHERE code = 'ACME'`)
  const approvals = await second.must('GET /office/api/approvals', {})
  const exposed = JSON.stringify([rows, await list(), site.logs, approvals])
  expect(exposed).not.toContain(key)
  expect(await site.sql('SELECT id FROM vendor_secret')).toEqual([])
  const [row] = await audited('provider.add')
  expect(row).toMatchObject({ subject_id: 'ACME', after: { key: `…${ending}`, isOn: false } })
})

test('a request that is rejected or withdrawn leaves no key', async () => {
  const rejected = await add({ code: 'NEVER' })
  await second.must('POST /office/api/approval/reject', { id: rejected.approval, reason })
  const withdrawn = await add({ code: 'NEVER' })
  expect(withdrawn.key).not.toBe(rejected.key)
  await admin.must('POST /office/api/approval/withdraw', { id: withdrawn.approval })
  expect(await site.sql('SELECT id FROM vendor_secret')).toEqual([])
  expect(await find('NEVER')).toBeUndefined()
  expect((await list()).waiting).toEqual([])
})

test('[SEC-15] invalid settings and private addresses are refused by field', async () => {
  const wrong = async (to: Partial<NewProvider>) => {
    const { answer } = await admin.call('PUT /office/api/provider', { ...acme, code: 'BAD', ...to })
    return answer.success ? 'accepted' : Object.keys(answer.errors ?? { [answer.code]: '' })[0]
  }
  const inside = 'https://10.0.0.1/play?ticket={ticket}'
  const wallet = { wallet: 'transfer', hasTrial: false } as const
  expect(await wrong({ code: 'bad' })).toBe('code')
  expect(await wrong({ launchUrl: inside })).toBe('launchUrl')
  expect(await wrong({ launchUrl: 'http://8.8.8.8/?t={ticket}' })).toBe('launchUrl')
  expect(await wrong({ launchUrl: 'https://8.8.8.8/play' })).toBe('launchUrl')
  expect(await wrong({ ...wallet, walletUrl: 'https://169.254.169.254/wallet' })).toBe('walletUrl')
  expect(await wrong({ ...wallet, walletUrl: 'https://[::ffff:10.0.0.1]/' })).toBe('walletUrl')
  expect(await wrong(wallet)).toBe('walletUrl')
  expect(await wrong({ walletUrl: 'https://8.8.8.8/wallet' })).toBe('walletUrl')
  expect(await wrong({ ...wallet, walletUrl: 'https://8.8.8.8', hasTrial: true })).toBe('hasTrial')
  expect(await wrong({ brands: ['nobody'] })).toBe('brands')
  expect((await list()).waiting).toEqual([])
})

test('[SEC-03] names need one person, addresses need two', async () => {
  await added('TERMS', { brands: ['fairhouse'] })
  expect(await changed('TERMS', { name: 'New Name', isHot: true })).toBeNull()
  // Processes answer in turn, and each has its own list.
  const twice = async () => [await find('TERMS'), await find('TERMS')]
  const renamed = { name: 'New Name', isHot: true }
  await expect.poll(twice).toMatchObject([renamed, renamed])
  expect(await changed('TERMS', {})).toBeNull()
  const launchUrl = 'https://8.8.4.4/play?ticket={ticket}'
  const stale = { ...(await find('TERMS')), launchUrl }
  const approval = await changed('TERMS', { launchUrl, name: 'Third' })
  expect(await find('TERMS')).toMatchObject({ name: 'New Name', launchUrl: acme.launchUrl })
  const { waiting } = await list()
  expect(waiting).toMatchObject([{ approval, kind: 'provider.change', code: 'TERMS' }])
  expect(await approve(approval)).toBe('accepted')
  await expect.poll(() => find('TERMS')).toMatchObject({ name: 'Third', launchUrl })
  const { answer } = await change('TERMS', { name: 'Fourth', seen: stale.seen ?? '' })
  expect(answer).toMatchObject({ code: 'stale_draft' })
  const rows = await audited('provider.change')
  expect(rows).toMatchObject([
    { before: { name: 'Acme Games', isHot: false }, after: { name: 'New Name', isHot: true } },
    { before: { launchUrl: acme.launchUrl }, after: { launchUrl, name: 'Third' } },
  ])
})

test('of two requests for one address the second is stale', async () => {
  await added('RACE')
  const first = await changed('RACE', { launchUrl: 'https://8.8.4.4/a?t={ticket}' })
  const other = await changed('RACE', { launchUrl: 'https://8.8.4.4/b?t={ticket}' })
  expect(await approve(first)).toBe('accepted')
  expect(await approve(other)).toBe('stale_draft')
  await admin.must('POST /office/api/approval/withdraw', { id: other ?? '' })
})

test('a new key replaces the old one, which is accepted for the chosen hours', async () => {
  const old = await added('KEYS')
  const renew = (oldKeyHours: 0 | 24) =>
    admin.must('POST /office/api/provider/key', { code: 'KEYS', oldKeyHours, reason })
  const { approval, key } = await renew(24)
  const again = { code: 'KEYS', oldKeyHours: 0, reason } as const
  expect(await codeOf(second.call('POST /office/api/provider/key', again))).toBe('approval_waiting')
  expect(await signed('KEYS', key)).toBe('bad_signature')
  expect(await approve(approval)).toBe('accepted')
  await expect.poll(() => signed('KEYS', key)).toBe('bad_request')
  expect(await signed('KEYS', old)).toBe('bad_request')
  expect((await find('KEYS'))?.oldKeyUntil).not.toBeNull()

  await site.advance(25 * 3600)
  expect(await signed('KEYS', old)).toBe('bad_signature')
  expect(await signed('KEYS', key)).toBe('bad_request')
  admin = await site.staff('admin')
  second = await site.staff('admin2')
  expect((await find('KEYS'))?.oldKeyUntil).toBeNull()
  await site.context.gameProvider.sweep()
  expect(await site.sql('SELECT code FROM vendor_vendor WHERE old_secret IS NOT NULL')).toEqual([])

  const third = await renew(0)
  expect(await approve(third.approval)).toBe('accepted')
  await expect.poll(() => signed('KEYS', key)).toBe('bad_signature')
  expect(await signed('KEYS', third.key)).toBe('bad_request')
})

test('one person ends the old key at once', async () => {
  const old = await added('LEAK')
  const end = () =>
    codeOf(admin.call('POST /office/api/provider/old-key', { code: 'LEAK', reason }))
  expect(await end()).toBe('already_decided')
  const renewed = { code: 'LEAK', oldKeyHours: 72, reason } as const
  const { approval } = await admin.must('POST /office/api/provider/key', renewed)
  expect(await approve(approval)).toBe('accepted')
  await expect.poll(() => find('LEAK')).toMatchObject({ oldKeyUntil: expect.any(String) })
  expect(await signed('LEAK', old)).toBe('bad_request')
  expect(await end()).toBe('accepted')
  await expect.poll(() => signed('LEAK', old)).toBe('bad_signature')
  expect(await audited('provider.old_key')).toMatchObject([{ subject_id: 'LEAK', reason }])
})

test('a test call reports whether the addresses answer', async () => {
  const answers: Record<string, string> = {}
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    response.statusCode = path === '/broken' ? 503 : 200
    response.end(answers[path] ?? 'hello')
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  const origin = `http://127.0.0.1:${port}`
  const launchUrl = `${origin}/play?ticket={ticket}`
  const wallet = { wallet: 'transfer', walletUrl: `${origin}/wallet/`, hasTrial: false } as const
  await added('TESTED', { ...wallet, launchUrl })
  const result = async () =>
    (await admin.must('POST /office/api/provider/test', { code: 'TESTED' })).endpoints
  const launch = { endpoint: 'launch', result: 'answers', status: 200 }
  expect(await result()).toEqual([launch, { endpoint: 'wallet', result: 'wrong', status: 200 }])
  answers['/wallet/status'] = JSON.stringify({ success: true, value: { state: 'unknown' } })
  expect(await result()).toEqual([launch, { endpoint: 'wallet', result: 'answers', status: 200 }])
  const broken = await changed('TESTED', { launchUrl: `${origin}/broken?ticket={ticket}` })
  expect(await approve(broken)).toBe('accepted')
  await expect.poll(async () => (await result())[0]).toMatchObject({ result: 'wrong', status: 503 })
  await new Promise((resolve) => server.close(resolve))
  const silent = { result: 'silent', status: null }
  expect(await result()).toMatchObject([silent, silent])
  expect((await audited('provider.test'))[0]).toMatchObject({ subject_id: 'TESTED' })
})

test('[SEC-15] an address that became private is not called', async () => {
  await added('MOVED')
  await site.sql(`UPDATE vendor_vendor SET launch_url = 'http://10.0.0.1/?t={ticket}'
    WHERE code = 'MOVED'`)
  await site.context.gameProvider.reload()
  const { endpoints } = await admin.must('POST /office/api/provider/test', { code: 'MOVED' })
  expect(endpoints).toEqual([{ endpoint: 'launch', result: 'blocked', status: null }])
})

test('in-house providers are shown, and set up by nobody', async () => {
  expect(await find('FAIRHOUSE')).toMatchObject({ isInHouse: true })
  const code = 'FAIRHOUSE'
  expect((await change(code, { name: 'Mine' })).answer).toMatchObject({ code: 'not_found' })
  const key = { code, oldKeyHours: 0, reason } as const
  expect(await codeOf(admin.call('POST /office/api/provider/key', key))).toBe('not_found')
  expect(await codeOf(admin.call('POST /office/api/provider/test', { code }))).toBe('not_found')
})

test('the command adds a provider by the same rules, at once and on', async () => {
  const key = await plugIn(site.context, { code: 'SHELL', games: 'coin', brands: 'fairhouse' })
  expect(await find('SHELL')).toMatchObject({ isOn: true, games: 1, keyEnds: key.slice(-4) })
  expect(await signed('SHELL', key)).toBe('bad_request')
  await expect(plugIn(site.context, { code: 'SHELL' })).rejects.toThrow('a vendor SHELL already')
  const rows = await audited('provider.add')
  expect(rows.at(-1)).toMatchObject({ actor_id: 'command', subject_id: 'SHELL' })
})
