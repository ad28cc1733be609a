import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, refusalOf, type TestClient, type TestSite } from '@fairhouse/site/testing'
import { approveRule, brandIdOf, colleague, player } from './players.testing.ts'

let site: TestSite
let risk: TestClient

beforeAll(async () => {
  site = await createTestSite()
  risk = (await colleague(site, 'ruler', ['risk'])).client
})
afterAll(() => site.close())

const reason = 'many false ones'

async function ruleOf(kind: string) {
  const { list } = await risk.must('GET /office/api/risk/rules', {})
  return list.find((one) => one.kind === kind)
}

test('[OPS-08] a brand has default rules until two people set its own', async () => {
  const usual = await ruleOf('fastWithdrawal')
  expect(usual).toMatchObject({ isOn: true, isUsual: true, thresholds: { hours: 24 } })
  const brandId = brandIdOf(site)
  const kind = 'fastWithdrawal'
  const thresholds = { hours: 6, percent: 120, least: '500000' }
  const rule = { brandId, kind, isOn: false, severity: 'low', thresholds, reason } as const
  const { approval } = await risk.must('PUT /office/api/risk/rule', rule)
  expect(await ruleOf(kind)).toEqual(usual)
  const { list: waiting } = await risk.must('GET /office/api/approvals/waiting', {
    subject: brandId,
  })
  expect(waiting).toMatchObject([{ approval, kind: 'risk.rule' }])
  const alone = risk.call('POST /office/api/approval/approve', { id: approval ?? '' })
  expect(await refusalOf(alone)).toBe('not_allowed')
  // A change of what has changed meanwhile is not approved.
  const stale = await risk.must('PUT /office/api/risk/rule', { ...rule, severity: 'medium' })
  await approveRule(site, approval)
  const late = site
    .staff('admin2')
    .then((second) =>
      refusalOf(second.call('POST /office/api/approval/approve', { id: stale.approval ?? '' })),
    )
  expect(await late).toBe('stale_draft')
  expect(await risk.must('PUT /office/api/risk/rule', rule)).toEqual({ approval: null })
  expect(await ruleOf(kind)).toMatchObject({
    isOn: false,
    isUsual: false,
    severity: 'low',
    thresholds: { hours: 6, percent: 120, least: '500000.0000' },
  })
  const reset = await risk.must('POST /office/api/risk/rule/reset', { brandId, kind, reason })
  await approveRule(site, reset.approval)
  expect(await ruleOf(kind)).toEqual(usual)
  const again = risk.call('POST /office/api/risk/rule/reset', { brandId, kind, reason })
  expect(await refusalOf(again)).toBe('not_found')
  const [set, undone] = await site.operator.audited('risk.rule')
  expect(set).toMatchObject({
    reason,
    before: { isOn: true, hours: 24, percent: 200, isUsual: true },
    after: { isOn: false, hours: 6, percent: 120, isUsual: false, least: '500000.0000' },
  })
  expect(undone).toMatchObject({ before: { hours: 6 }, after: { hours: 24, isUsual: true } })
})

test('[OPS-08] invalid thresholds are refused by name', async () => {
  const brandId = brandIdOf(site)
  const rule = { brandId, kind: 'sharedDevice', isOn: true, severity: 'low', reason } as const
  const set = (thresholds: object, more: object = {}) =>
    refusalOf(
      risk.call('PUT /office/api/risk/rule', {
        ...rule,
        thresholds,
        ...more,
      }),
    )
  expect(await set({})).toBe('invalid_fields')
  expect(await set({ accounts: 1 })).toBe('bad_request')
  expect(await set({ accounts: 101 })).toBe('bad_request')
  expect(await set({ accounts: 2.5 })).toBe('bad_request')
  expect(await set({ accounts: 3, days: 2 })).toBe('invalid_fields')
  expect(await set({ accounts: 3 }, { brandId: randomUUID() })).toBe('not_found')
  expect(await set({ accounts: 100 })).toBe('accepted')
})

test('[OPS-08] the list shows current exclusions with their author and end', async () => {
  const self = await player(site, 'left-alone')
  const short = await player(site, 'left-briefly')
  const house = await player(site, 'sent-away')
  await self.client.must('POST /wps/exclusion/exclude', { months: null })
  await short.client.must('POST /wps/exclusion/time-out', { hours: 24 })
  const length = { unit: 'months', count: 6 } as const
  const excluded = { memberId: house.id, length, reason: 'asked by letter' }
  await risk.must('POST /office/api/safety/exclude', excluded)
  const list = async (query: object = {}) => {
    const answer = await risk.must('GET /office/api/risk/exclusions', query)
    expect(answer.total).toBe(answer.list.length)
    return answer.list.map(({ account, kind, by, until }) => [account, kind, by, until !== null])
  }
  const all = [
    ['left-alone', 'selfExclusion', null, false],
    ['sent-away', 'house', 'ruler', true],
    ['left-briefly', 'timeOut', null, true],
  ]
  expect(await list()).toEqual(all)
  expect(await list({ kind: 'house' })).toEqual([all[1]])
  expect(await list({ wanted: 'left-' })).toEqual([all[0], all[2]])
  expect(await list({ wanted: 'nobody' })).toEqual([])
  expect(await list({ brandId: randomUUID() })).toEqual([])
  const { list: rows } = await risk.must('GET /office/api/risk/exclusions', {})
  const after = rows[0]?.id ?? ''
  const rest = await risk.must('GET /office/api/risk/exclusions', { after })
  expect(rest.list.map(({ account }) => account)).toEqual(['sent-away', 'left-briefly'])
  await site.advance(25 * 3600)
  const later = (await colleague(site, 'later', ['auditor'])).client
  const answer = await later.must('GET /office/api/risk/exclusions', {})
  expect(answer.list.map(({ account }) => account)).toEqual(['left-alone', 'sent-away'])
})
