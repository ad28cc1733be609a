import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Segment } from '@fairhouse/protocol'
import { addMember, createTestSite, enter, refusalOf } from '@fairhouse/site/testing'
import type { TestClient, TestSite } from '@fairhouse/site/testing'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'
const password = 'Fairhouse-demo-1'

let site: TestSite
let editor: TestClient
let brandId: string

beforeAll(async () => {
  site = await createTestSite()
  const account = { name: 'editor-four', password, totpSecret }
  await site.context.staff.add({ ...account, roles: ['content', 'support', 'risk'] })
  editor = await site.staff('editor-four')
  brandId = site.context.brands.all()[0]?.id ?? ''
})
afterAll(() => site.close())

const words = {
  EN: { title: 'For {name}', content: '{brand} has {amount} for {account}.' },
  VI: { title: 'Cho {name}', content: '{brand}: {amount}' },
}
const plain = { EN: { title: 'News', content: 'Hello {name}' } }
const count = (segment: Segment) =>
  editor.must('POST /office/api/mailing/count', { brandId, segment })
const send = (segment: Segment, more: object = { words: plain }) =>
  editor.must('POST /office/api/mailing', { id: randomUUID(), brandId, segment, ...more })
const runs = async () => (await editor.must('GET /office/api/mailing/list', { brandId })).list
const label = async (memberId: string, name: string) => {
  await editor.must('PUT /office/api/member/label', { memberId, label: name })
  // Members who join after the request get no letter.
  await site.advance(1)
}
const messagesOf = async (name: string, language = 'EN') => {
  const client = site.visitor()
  await enter(client, name)
  const { answer } = await client.call('GET /wps/message/list', {}, { language })
  return answer.success ? answer.value.list.map(({ title, content }) => [title, content]) : []
}

test('[OPS-05] a template change needs the current version; the preview lists gaps', async () => {
  const route = 'PUT /office/api/mailing/template'
  const { id } = await editor.must(route, { brandId, name: 'Gift', words })
  const again = editor.call(route, { brandId, name: 'Gift', words })
  expect(await refusalOf(again)).toBe('name_taken')
  const changed = { brandId, id, name: 'Gift', words: { ...words, EN: plain.EN } }
  await editor.must(route, { ...changed, version: 1 })
  expect(await refusalOf(editor.call(route, { ...changed, version: 1 }))).toBe('stale_draft')
  const wrong = { EN: { title: 'Hi {nam}', content: 'x' } }
  const refused = await editor.call(route, { brandId, name: 'Other', words: wrong })
  expect(refused.answer).toMatchObject({ code: 'invalid_fields', errors: { '{nam}': /./ } })

  const preview = await editor.must('POST /office/api/mailing/preview', { brandId, words })
  expect(preview.words.EN?.content).toMatch(/^Fairhouse has ₫[\d,.]+ for \w+\.$/)
  expect(preview.places).toEqual(['name', 'brand', 'amount', 'account'])
  expect(preview.missing).toContainEqual({ language: 'TH', instead: 'EN' })
  const { templates } = await editor.must('GET /office/api/mailing', { brandId })
  expect(templates).toMatchObject([{ id, version: 2, words: { EN: plain.EN } }])
  await editor.must('DELETE /office/api/mailing/template', { brandId, id })
  expect(await site.operator.audited('message.template')).toHaveLength(2)
  expect(await site.operator.audited('message.template_remove')).toHaveLength(1)
})

test('[OPS-05] a message reaches its segment once, in each member’s language', async () => {
  const ids = await Promise.all(['ann', 'ben', 'cat'].map((name) => addMember(site, { name })))
  for (const id of ids) await label(id, 'friends')
  await site.context.member.setNickname(ids[0] ?? '', 'Annie')
  expect(await count({ label: 'friends' })).toEqual({ found: 3, reached: 3 })

  const route = 'PUT /office/api/mailing/template'
  const { id: templateId } = await editor.must(route, { brandId, name: 'Friends', words })
  const input = { brandId, segment: { label: 'friends' }, templateId, version: 1 }
  const mailing = 'POST /office/api/mailing'
  const poor = await editor.call(mailing, { id: randomUUID(), ...input })
  expect(poor.answer).toMatchObject({ code: 'invalid_fields', errors: { amount: /./ } })
  const stale = editor.call(mailing, { id: randomUUID(), ...input, version: 2 })
  expect(await refusalOf(stale)).toBe('stale_draft')

  const sent = { id: randomUUID(), ...input, amount: '50000' }
  const answers = await Promise.all([1, 2, 3].map(() => editor.must(mailing, sent)))
  for (const answer of answers) expect(answer).toEqual({ id: sent.id, expected: 3 })
  await Promise.all([site.context.campaign.run(), site.context.campaign.run()])
  expect(await messagesOf('ann')).toEqual([['For Annie', 'Fairhouse has ₫50,000.00 for ann.']])
  expect(await messagesOf('ben', 'VI')).toEqual([['Cho ben', 'Fairhouse: ₫50,000.00']])
  expect(await messagesOf('cat', 'TH')).toEqual([['For cat', 'Fairhouse has ₫50,000.00 for cat.']])
  const run = (await runs()).find(({ id }) => id === sent.id)
  expect(run).toMatchObject({ template: 'Friends', expected: 3, sent: 3, state: 'done' })
  expect(await site.operator.audited('message.mailing')).toMatchObject([
    { subject_id: sent.id, after: { template: 'Friends', segment: input.segment, reached: 3 } },
  ])
})

test('[OPS-05] a batch repeated after a crash sends no second letter', async () => {
  const names = Array.from({ length: 5 }, (_, place) => `half-${place}`)
  for (const name of names) await label(await addMember(site, { name }), 'half')
  const { id } = await send({ label: 'half' })
  await site.context.campaign.step()
  // Simulates a crash after the letters, before the progress was stored.
  await site.sql('UPDATE mailing_run SET reached = NULL, sent = 0 WHERE id = $1', [id])
  await site.context.campaign.run()
  for (const name of names) expect(await messagesOf(name)).toHaveLength(1)
  expect((await runs()).find((run) => run.id === id)).toMatchObject({ sent: 5, state: 'done' })
})

test('[OPS-05] excluded, frozen and closed accounts get no letter, not even by name', async () => {
  const names = ['open-one', 'excluded-one', 'closed-one', 'frozen-one', 'late-one']
  const ids = await Promise.all(names.map((name) => addMember(site, { name })))
  for (const id of ids) await label(id, 'kept')
  const [, excluded = '', closed = '', frozen = '', late = ''] = ids
  const reason = 'asked for'
  await editor.must('POST /office/api/safety/exclude', { memberId: excluded, length: null, reason })
  await editor.must('POST /office/api/member/close', { memberId: closed, reason })
  const freeze = { memberId: frozen, frozen: true, reason }
  await editor.must('POST /office/api/safety/freeze', freeze)
  const found = (await count({ label: 'kept' })).found
  expect(await count({ label: 'kept' })).toEqual({ found, reached: 2 })
  expect((await count({ accounts: names.slice(0, 2) })).reached).toBe(1)
  await send({ accounts: ['open-one', 'excluded-one', 'late-one'] })
  await editor.must('POST /office/api/safety/exclude', { memberId: late, length: null, reason })
  await site.context.campaign.run()
  expect(await messagesOf('open-one')).toHaveLength(1)
  for (const name of ['excluded-one', 'late-one']) expect(await messagesOf(name)).toEqual([])
})

test('[OPS-05] a segment is the intersection of its conditions', async () => {
  const id = await addMember(site, { name: 'choosy' })
  await label(id, 'choosy')
  const own = (segment: Segment) => count({ ...segment, label: 'choosy' })
  const now = site.now().getTime()
  const at = (days: number) => new Date(now + days * 86_400_000).toISOString()
  const yes: Segment[] = [
    { language: 'EN' },
    { registeredFrom: at(-1), registeredTo: at(1) },
    { seenFrom: at(-1) },
    { balanceFrom: '0', balanceTo: '0' },
    { deposited: 'never' },
  ]
  const no: Segment[] = [
    { language: 'TH' },
    { registeredTo: at(-1) },
    { seenTo: at(-1) },
    { inactiveDays: 7 },
    { balanceFrom: '0.0001' },
    { deposited: 'ever' },
  ]
  for (const one of yes) expect([one, (await own(one)).found]).toEqual([one, 1])
  for (const one of no) expect([one, (await own(one)).found]).toEqual([one, 0])
  const rich = await count({ balanceFrom: '0.0001' })
  expect(rich.found).toBeGreaterThan(0)
  const choosy = site.visitor()
  await enter(choosy, 'choosy')
  await choosy.must('POST /wps/member/language', { language: 'TH' })
  expect((await own({ language: 'TH' })).found).toBe(1)

  const route = 'POST /office/api/mailing/count'
  const bad = (segment: Segment) => refusalOf(editor.call(route, { brandId, segment }))
  expect(await bad({ accounts: ['choosy'], deposited: 'ever' })).toBe('invalid_fields')
  expect(await bad({ accounts: ['nobody-at-all'] })).toBe('invalid_fields')
})

test('[OPS-05] a running campaign is stopped, and ends once', async () => {
  await label(await addMember(site, { name: 'unread' }), 'unread')
  const { id } = await send({ label: 'unread' })
  const stop = 'POST /office/api/mailing/stop'
  await editor.must(stop, { id })
  await site.context.campaign.run()
  expect(await messagesOf('unread')).toEqual([])
  expect(await refusalOf(editor.call(stop, { id }))).toBe('already_decided')
  expect((await runs()).find((run) => run.id === id)).toMatchObject({ state: 'stopped' })
})
