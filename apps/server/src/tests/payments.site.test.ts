import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Calls, InputOf } from '@fairhouse/protocol'
import {
  addMember,
  createTestSite,
  enter,
  newColleague,
  openSocket,
  refusalOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

let site: TestSite
let admin: TestClient
let second: TestClient
let player: TestClient
let brandId: string
beforeAll(async () => {
  site = await createTestSite()
  admin = await site.staff('admin')
  second = await site.staff('admin2')
  brandId = site.context.brands.all()[0]?.id ?? ''
  await addMember(site, { name: 'payer' })
  player = site.visitor()
  await enter(player, 'payer')
})
afterAll(() => site.close())

type Method = InputOf<Calls['PUT /office/api/payment/method']>
type Provider = InputOf<Calls['PUT /office/api/payment/provider']>

const reason = 'as the bank wrote'
const list = (by = admin) => by.must('GET /office/api/payments', { brandId })
const offered = async () => (await player.must('GET /wps/deposit/methods', {})).methods

async function methodOf(code: string): Promise<Method> {
  const found = (await list()).methods.find((method) => method.code === code)
  if (!found) throw new Error(`no method ${code}`)
  const { currency: _currency, enabled: _enabled, provider: _provider, ...rest } = found
  return { ...rest, brandId, reason }
}

const save = (method: Method, by = admin) => by.call('PUT /office/api/payment/method', method)
const must = async (method: Method) => admin.must('PUT /office/api/payment/method', method)
const approve = (id: string | null, by = second) =>
  refusalOf(by.call('POST /office/api/approval/approve', { id: id ?? '' }))
const begin = (amount = '1000000') =>
  player.must('PUT /wps/deposit', { id: randomUUID(), method: 'transfer', amount })
const audited = async (action: string) => {
  const { list: rows } = await second.must('GET /office/api/audit', { action })
  return rows
}

test('[OPS-03] one person changes quick amounts, effective at once and logged', async () => {
  await using page = await openSocket(site.address)
  page.send({ subscribe: ['content'] })
  const versionAfter = async (least: number): Promise<number> => {
    const { topic, data } = await page.next()
    const { version } = Object(data)
    return topic === 'content' && version > least ? version : versionAfter(least)
  }
  const version = await versionAfter(-1)
  const method = await methodOf('transfer')
  const changed = { ...method, quick: ['300000'], minutes: '45' }
  expect(await must(changed)).toEqual({ approval: null })
  expect(await versionAfter(version)).toBeGreaterThan(version)
  const [transfer] = await offered()
  expect(transfer).toMatchObject({
    method: 'transfer',
    least: '100000.0000',
    quick: ['300000.0000'],
    feeShare: 5000,
  })
  const [row] = await audited('payment.method')
  expect(row).toMatchObject({
    before: { minutes: method.minutes },
    after: { minutes: '45', quick: ['300000.0000'] },
    reason,
  })
  expect(Object.keys(row?.after ?? {})).toEqual(['quick', 'minutes'])
  expect(await refusalOf(save(changed))).toBe('stale_draft')
  const now = await methodOf('transfer')
  await must({ ...now, quick: method.quick, minutes: method.minutes })
})

test('[SEC-03] two people change limits and fees of a method, shown as waiting', async () => {
  const method = await methodOf('transfer')
  const changes = [
    { least: '1' },
    { most: '999000000' },
    { mostADay: '9990000000' },
    { feePercent: '0' },
    { feeFixed: '1' },
  ]
  for (const change of changes) {
    const { approval } = await must({ ...method, ...change })
    expect(approval).not.toBeNull()
    expect(await methodOf('transfer')).toEqual(method)
    expect((await list()).waiting).toMatchObject([{ approval, what: 'method', code: 'transfer' }])
    await second.must('POST /office/api/approval/reject', { id: approval ?? '', reason })
  }
  expect((await list()).waiting).toEqual([])
})

test('[OPS-03] two people change the account; running deposits keep theirs', async () => {
  const running = await begin()
  const method = await methodOf('transfer')
  const moved = { ...method, accountNumber: '7777', qr: '', feePercent: '2' }
  const { approval } = await must(moved)
  expect(approval).not.toBeNull()
  expect((await begin()).bank).toMatchObject({ number: '0000 0000 0001' })
  const { list: open } = await second.must('GET /office/api/approvals', { state: 'open' })
  expect(open[0]).toMatchObject({
    kind: 'payment.method',
    mayDecide: true,
    payload: {
      code: 'transfer',
      before: { accountNumber: '0000 0000 0001', feePercent: '0.5000' },
      after: { accountNumber: '7777', feePercent: '2.0000', qr: '' },
    },
  })
  expect(await approve(approval, admin)).toBe('needs_another_person')
  expect(await approve(approval)).toBe('accepted')
  expect(await begin()).toMatchObject({ bank: { number: '7777' }, qr: null, fee: '20000.0000' })
  const deposit = await player.must('GET /wps/deposit/one', { id: running.id })
  expect(deposit).toMatchObject({ bank: { number: '0000 0000 0001' }, fee: '5000.0000' })
  expect(deposit.qr).toContain(running.reference)
  // The received amount differs from the request: the fee follows the terms stored with the
  // deposit.
  await admin.must('POST /office/api/deposit/claim', { id: running.id })
  const came = { id: running.id, amount: '2000000', reason: 'twice as much' }
  const request = await admin.must('POST /office/api/deposit/approve', came)
  expect(await approve(request.approval)).toBe('accepted')
  const { credited } = await player.must('GET /wps/deposit/one', { id: running.id })
  expect(credited).toBe('1990000.0000')
  const [row] = await audited('payment.method')
  expect(row).toMatchObject({ before: { feePercent: '0.5000' }, after: { accountNumber: '7777' } })
})

test('[OPS-03] of two requests for the same change the second is stale', async () => {
  const method = await methodOf('transfer')
  const first = await must({ ...method, accountNumber: '1111' })
  const other = await must({ ...method, accountNumber: '2222' })
  expect(await approve(first.approval)).toBe('accepted')
  expect(await approve(other.approval)).toBe('stale_draft')
  const no = { id: other.approval ?? '', reason: 'the other one is right' }
  await second.must('POST /office/api/approval/reject', no)
  expect(await methodOf('transfer')).toMatchObject({ accountNumber: '1111' })
})

const secret = 'a-secret-that-nobody-reads-1234'
const acme: Omit<Provider, 'brandId'> = {
  code: 'acme',
  kind: 'webhook',
  url: 'https://pay.example/api',
  secret,
  paysOut: ['bank'],
  reason,
}

test('[OPS-03] two people set up a provider, and nobody can read its secret', async () => {
  site.logs.length = 0
  const request = await admin.must('PUT /office/api/payment/provider', { ...acme, brandId })
  expect((await list()).providers.map(({ code }) => code)).not.toContain('acme')
  expect(await approve(request.approval)).toBe('accepted')
  const found = (await list()).providers.find(({ code }) => code === 'acme')
  expect(found).toMatchObject({ secretEnds: '1234', url: acme.url, enabled: true, works: true })
  expect(found?.callbackUrl).toMatch(/\/payment\/acme\/fairhouse$/)
  const again = { ...acme, brandId, seen: found?.seen ?? '', secret: `${secret}-5678` }
  const turned = await admin.must('PUT /office/api/payment/provider', again)
  expect(await approve(turned.approval)).toBe('accepted')
  const dropped = { ...again, seen: (await list()).providers[0]?.seen ?? '' }
  const third = await admin.must('PUT /office/api/payment/provider', {
    ...dropped,
    secret: 'another-secret-that-is-dropped',
  })
  await second.must('POST /office/api/approval/reject', { id: third.approval ?? '', reason })
  expect(await site.sql('SELECT id FROM payment_secret')).toEqual([])
  const rows = await site.sql(`SELECT before::text || after::text AS text FROM audit_entry
    UNION ALL SELECT payload::text FROM staff_approval
    UNION ALL SELECT encode(secret, 'escape') FROM payment_provider WHERE code = 'acme'`)
  const exposed = [
    rows,
    await list(),
    site.logs,
    await second.must('GET /office/api/approvals', {}),
  ]
  for (const word of [secret, 'another-secret']) expect(JSON.stringify(exposed)).not.toContain(word)
  const [row] = await audited('payment.provider')
  expect(row).toMatchObject({ before: { secret: '…1234' }, after: { secret: '…5678' } })
})

test('invalid settings are refused by field and request no approval', async () => {
  const wrong = async (change: Partial<Method>) => {
    const { answer } = await save({ ...(await methodOf('transfer')), ...change })
    return answer.success ? 'accepted' : Object.keys(answer.errors ?? { [answer.code]: '' })[0]
  }
  expect(await wrong({ most: '1' })).toBe('most')
  expect(await wrong({ least: '0.5' })).toBe('least')
  expect(await wrong({ feePercent: '21' })).toBe('feePercent')
  expect(await wrong({ accountName: '' })).toBe('accountName')
  expect(await wrong({ qr: 'nothing' })).toBe('qr')
  expect(await wrong({ minutes: '0' })).toBe('minutes')
  expect(await wrong({ code: 'nobody' })).toBe('not_found')
  expect(await wrong({ seen: undefined })).toBe('name_taken')
  expect(await wrong({ provider: 'sandbox' })).toBe('provider')
  const provider = async (change: Partial<Provider>) => {
    const sent = { ...acme, brandId, code: 'next', ...change }
    const { answer } = await admin.call('PUT /office/api/payment/provider', sent)
    return answer.success ? 'accepted' : Object.keys(answer.errors ?? { [answer.code]: '' })[0]
  }
  expect(await provider({ url: 'http://pay.example' })).toBe('url')
  expect(await provider({ secret: undefined })).toBe('secret')
  expect(await provider({ kind: 'bank' })).toBe('url')
  const { list: open } = await second.must('GET /office/api/approvals', { state: 'open' })
  expect(open).toEqual([])
})

test('methods and providers are switched and ordered; methods are added', async () => {
  const turn = (what: 'method' | 'provider', code: string, enabled: boolean) =>
    refusalOf(
      admin.call('POST /office/api/payment/switch', { brandId, what, code, enabled, reason }),
    )
  const codes = async () => (await offered()).map(({ method }) => method)
  const { seen: _seen, ...method } = await methodOf('transfer')
  const account = { institution: '', accountNumber: '', accountName: '', qr: '' }
  const cards = { ...method, ...account, code: 'cards', provider: 'acme', name: 'Acme cards' }
  expect(await approve((await must(cards)).approval)).toBe('accepted')
  expect(await codes()).toEqual(['transfer', 'cards'])
  await admin.must('POST /office/api/payment/order', { brandId, codes: ['cards'] })
  expect((await list()).methods.map(({ code }) => code)).toEqual([
    'cards',
    'online',
    'transfer',
    'momo',
    'zalopay',
    'usdt',
  ])
  expect(await turn('method', 'cards', false)).toBe('accepted')
  expect(await turn('method', 'cards', false)).toBe('already_decided')
  expect(await codes()).toEqual(['transfer'])
  expect(await turn('provider', 'bank', false)).toBe('accepted')
  expect(await codes()).toEqual([])
  expect(await turn('provider', 'bank', true)).toBe('accepted')
  expect(await turn('method', 'nothing', true)).toBe('not_found')
  const unknown = { brandId, codes: ['nothing'] }
  expect(await refusalOf(admin.call('POST /office/api/payment/order', unknown))).toBe('not_found')
  const [order] = await audited('payment.order')
  expect(order?.after).toEqual({
    codes: ['cards', 'online', 'transfer', 'momo', 'zalopay', 'usdt'],
  })
})

test('an unreachable provider fails its test, and a bank cannot be tested', async () => {
  const tried = { brandId, code: 'acme' }
  await site.context.payment.setUp.provider(brandId, 'acme', { baseUrl: deadEnd })
  expect(await admin.must('POST /office/api/payment/try', tried)).toEqual({
    answers: false,
  })
  const people = admin.call('POST /office/api/payment/try', { ...tried, code: 'bank' })
  expect(await refusalOf(people)).toBe('invalid_fields')
})

/** An address without a server. */
const deadEnd = 'http://127.0.0.1:9'

test('[OPS-03] [SEC-03] two people change withdrawal terms, with an audit entry', async () => {
  const { terms, seen, currency } = await admin.must('GET /office/api/payment/withdrawals', {
    brandId,
  })
  expect(currency).toBe('VND')
  const next = { brandId, seen, reason, terms: { ...terms, least: '70000', mostTimesADay: 3 } }
  const { approval } = await admin.must('PUT /office/api/payment/withdrawals', next)
  const waits = await second.must('GET /office/api/payment/withdrawals', { brandId })
  expect(waits).toMatchObject({ terms, waiting: [{ approval }] })
  expect(await approve(approval, admin)).toBe('needs_another_person')
  expect(await approve(approval)).toBe('accepted')
  const [row] = await audited('payment.withdrawals')
  expect(row).toMatchObject({
    before: { least: '50000.0000', mostTimesADay: 10 },
    after: { least: '70000.0000', mostTimesADay: 3 },
  })
  const now = await player.must('GET /wps/withdrawal/facts', {})
  expect(now).toMatchObject({ least: '70000.0000' })
  const put = (change: object) =>
    admin.call('PUT /office/api/payment/withdrawals', { ...next, ...change })
  expect(await refusalOf(put({}))).toBe('stale_draft')
  expect(await refusalOf(put({ terms: { ...terms, most: '1' } }))).toBe('invalid_fields')
})

test('[SEC-03] one person alone cannot remove withdrawal terms', async () => {
  const { terms, seen } = await admin.must('GET /office/api/payment/withdrawals', { brandId })
  const open = { turnoverPercent: 0, most: null, mostADay: null, mostTimesADay: null }
  const none = { ...terms, ...open, stepUpAbove: '99000000000' }
  const ask = async (wanted: typeof terms) =>
    (
      await admin.must('PUT /office/api/payment/withdrawals', {
        brandId,
        terms: wanted,
        seen,
        reason,
      })
    ).approval
  const all = await ask(none)
  const other = await ask({ ...terms, turnoverPercent: 50 })
  expect(await ask(terms)).toBeNull()
  expect(await second.must('GET /office/api/payment/withdrawals', { brandId })).toMatchObject({
    terms,
  })
  const { list: waiting } = await second.must('GET /office/api/approvals', { state: 'open' })
  expect(waiting.find(({ id }) => id === all)?.payload).toMatchObject({
    before: { turnoverPercent: 100, mostTimesADay: 3 },
    after: { ...open, stepUpAbove: '99000000000.0000' },
  })
  const answers = await Promise.all([approve(all), approve(other), approve(all), approve(other)])
  expect(answers.toSorted()).toEqual(['accepted', 'already_decided', 'stale_draft', 'stale_draft'])
  await site.sql(`UPDATE staff_approval SET state = 'lapsed' WHERE state = 'open'`)
})

test('[SEC-02] [SEC-03] two people change the four-eyes amounts', async () => {
  const route = 'PUT /office/api/payment/controls'
  const { controls, seen, currency } = await admin.must('GET /office/api/payment/controls', {
    brandId,
  })
  expect({ controls, currency }).toEqual({
    controls: { depositAbove: '20000000.0000', payoutAbove: '5000000.0000' },
    currency: 'VND',
  })
  const wanted = { brandId, seen, reason, controls: { ...controls, payoutAbove: '99000000000' } }
  const { approval } = await admin.must(route, wanted)
  const now = () => second.must('GET /office/api/payment/controls', { brandId })
  expect(await now()).toMatchObject({ controls, waiting: [{ approval }] })
  expect(await approve(approval, admin)).toBe('needs_another_person')
  const later = await admin.must(route, { ...wanted, controls: { ...controls, payoutAbove: '1' } })
  expect(await approve(approval)).toBe('accepted')
  expect(await approve(later.approval)).toBe('stale_draft')
  await second.must('POST /office/api/approval/reject', { id: later.approval ?? '', reason })
  expect(await now()).toMatchObject({ controls: { payoutAbove: '99000000000.0000' }, waiting: [] })
  const [row] = await audited('payment.controls')
  expect(row).toMatchObject({
    before: { payoutAbove: '5000000.0000' },
    after: { payoutAbove: '99000000000.0000' },
    reason,
  })
  expect(await refusalOf(admin.call(route, wanted))).toBe('stale_draft')
  const half = {
    ...wanted,
    seen: (await now()).seen,
    controls: { ...controls, depositAbove: '0.5' },
  }
  expect(await refusalOf(admin.call(route, half))).toBe('invalid_fields')
  const cashier = await newColleague(site, 'no-terms', 'cashier')
  expect(await refusalOf(cashier.call(route, wanted))).toBe('not_allowed')
})
