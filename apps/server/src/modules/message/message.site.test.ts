import { expect, test } from 'vitest'
import {
  createTestSite,
  eventually,
  openSocket,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { topics } from '@fairhouse/protocol'

const listRoute = 'GET /wps/message/list'
const unreadRoute = 'GET /wps/message/unread'

async function memberIdOf(client: TestClient): Promise<string> {
  return (await client.must('GET /wps/member/info', {})).id
}

const credited = (key: string) =>
  ({ key, kind: 'depositCredited', values: { amount: '1234567.5', currency: 'VND' } }) as const

const inLanguage = (code: string) => ({ language: code })

const brandOf = (site: TestSite) => site.context.brands.all()[0]?.id ?? ''

test('[PROMO-09] notices name site and amount in the reader’s language', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  const { message } = site.context
  const memberId = await memberIdOf(client)
  const values = { amount: '50000', currency: 'VND' }
  await message.notify(memberId, credited('deposit 1'))
  await message.notify(memberId, { key: 'deposit 2', kind: 'depositFailed', values })
  await message.notify(memberId, { key: 'withdrawal 1', kind: 'withdrawalApproved', values })
  const reason = '<b>name</b> {site} differs'
  const rejected = { kind: 'withdrawalRejected', values: { ...values, reason } } as const
  await message.notify(memberId, { key: 'withdrawal 2', ...rejected })
  const textsIn = async (code: string) => {
    const { answer } = await client.call(listRoute, {}, inLanguage(code))
    return answer.success ? answer.value.list.map(({ content }) => content) : []
  }
  expect(await textsIn('EN')).toEqual([
    'Fairhouse: your withdrawal of ₫50,000.00 was rejected. The money is back in your wallet.\n' +
      `Reason: ${reason}`,
    'Fairhouse: your withdrawal of ₫50,000.00 has been approved and is being paid out.',
    'Fairhouse: your deposit of ₫50,000.00 was not completed. Nothing was added to your wallet.',
    'Fairhouse: your deposit of ₫1,234,567.50 has been credited to your wallet.',
  ])
  expect((await textsIn('VI')).at(-1)).toBe(
    'Fairhouse: khoản nạp ₫1,234,567.50 đã được cộng vào ví của bạn.',
  )
  for (const code of ['CN', 'ID', 'TH', 'TY']) {
    const texts = await textsIn(code)
    expect(texts).toHaveLength(4)
    for (const text of texts) expect(text).toMatch(/^Fairhouse.*₫[\d,]+\.\d\d/)
  }
})

test('a message is sent once, counted, read and deleted by its owner', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  const { message } = site.context
  const memberId = await memberIdOf(client)
  const notices = Array.from({ length: 20 }, () => message.notify(memberId, credited('deposit 1')))
  await Promise.all(notices)
  await message.notify(memberId, credited('deposit 2'))
  await message.notify(memberId, credited('deposit 3'))
  expect(await client.must(unreadRoute, {})).toEqual({ unread: 3 })
  const { list, total } = await client.must(listRoute, {})
  expect(total).toBe(3)
  const [third = '', second = '', first = ''] = list.map(({ id }) => id)
  // In any order and however often it is marked, a message counts once.
  const presses = Array.from({ length: 10 }, () =>
    client.must('POST /wps/message/read', { id: first }),
  )
  expect(new Set((await Promise.all(presses)).map(({ unread }) => unread))).toEqual(new Set([2]))
  expect(await client.must('DELETE /wps/message/one', { id: second })).toEqual({ unread: 1 })
  const again = await client.call('DELETE /wps/message/one', { id: second })
  expect(again.answer).toMatchObject({ code: 'not_found' })
  const late = await client.call('POST /wps/message/read', { id: second })
  expect(late.answer).toMatchObject({ code: 'not_found' })
  await message.notify(memberId, credited('deposit 2'))
  const left = await client.must(listRoute, {})
  expect(left.list.map(({ id, isRead }) => [id, isRead])).toEqual([
    [third, false],
    [first, true],
  ])
  expect(await client.must('POST /wps/message/readAll', {})).toEqual({ unread: 0 })
  expect((await client.must(listRoute, {})).unread).toBe(0)
  const [box] = await site.sql(`SELECT unread FROM message_box WHERE member_id = $1`, [memberId])
  expect(box).toEqual({ unread: 0 })
})

test('pages end where the messages do', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  const memberId = await memberIdOf(client)
  for (let turn = 1; turn <= 7; turn += 1) {
    await site.context.message.notify(memberId, credited(`deposit ${turn}`))
  }
  const pageOf = (pageNo: string, pageSize: string) => client.must(listRoute, { pageNo, pageSize })
  const [one, last] = [await pageOf('1', '3'), await pageOf('3', '3')]
  expect([one.totalPages, one.total, one.list.length, last.list.length]).toEqual([3, 7, 3, 1])
  expect(await pageOf('99999', '3')).toEqual(last)
  expect((await pageOf('0', '0')).list).toHaveLength(7)
})

test('a letter to all members of a brand reaches each once, in their language', async () => {
  await using site = await createTestSite()
  const { message, member } = site.context
  const brandId = brandOf(site)
  const facts = { brandId, nickname: 'Another', type: 0, password: 'Fairhouse-demo-1' } as const
  await member.add({ ...facts, name: 'another' })
  const [one, other] = [await site.signedIn('demo'), await site.signedIn('another')]
  const words = {
    EN: { title: 'Tonight', content: 'Maintenance at 3:00.\n<img src=x onerror=alert(1)>' },
    VI: { title: 'Tối nay', content: 'Bảo trì lúc 3:00.' },
  }
  await message.writeAll(brandId, words)
  const looks = Array.from({ length: 10 }, () => one.must(unreadRoute, {}))
  expect(new Set((await Promise.all(looks)).map(({ unread }) => unread))).toEqual(new Set([1]))
  expect((await one.must(listRoute, {})).list).toMatchObject([{ kind: 'letter', ...words.EN }])
  const { answer } = await other.call(listRoute, {}, inLanguage('VI'))
  expect(answer).toMatchObject({ value: { list: [words.VI], unread: 1 } })
  await one.must('POST /wps/message/readAll', {})
  expect(await other.must(unreadRoute, {})).toEqual({ unread: 1 })
  // A letter without words is not sent.
  for (const title of ['', ' ', 'x'.repeat(121), 'a\u202Eb']) {
    const letter = { EN: { title, content: 'x' } }
    await expect(message.writeAll(brandId, letter)).rejects.toThrow(RangeError)
  }
  await site.advance(31 * 86_400)
  await member.add({ ...facts, name: 'late' })
  expect(await (await site.signedIn('late')).must(unreadRoute, {})).toEqual({ unread: 0 })
})

test('open pages receive their own unread count at once', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  const memberId = await memberIdOf(client)
  const { message } = site.context
  const heard = async () => {
    const socket = await openSocket(site.address, { cookie: client.cookie ?? '' })
    socket.send({ token: client.token })
    const counts = () =>
      socket.all
        .filter(({ topic }) => topic === 'message')
        .map(({ data }) => topics.message.data.parse(data))
    return { socket, counts }
  }
  const [tab, visitor] = [await heard(), await openSocket(site.address)]
  await eventually(() => tab.counts().length === 1)
  expect(tab.counts()).toEqual([{ unread: 0, last: null }])
  await message.notify(memberId, credited('deposit 1'))
  await eventually(() => tab.counts().length === 2)
  const { list } = await client.must(listRoute, {})
  expect(tab.counts().at(-1)).toEqual({ unread: 1, last: list[0]?.id })
  await message.writeAll(brandOf(site), { EN: { title: 'Tonight', content: 'Maintenance.' } })
  await eventually(() => tab.counts().at(-1)?.unread === 2)
  await client.must('POST /wps/message/readAll', {})
  await eventually(() => tab.counts().at(-1)?.unread === 0)
  expect(visitor.all.filter(({ topic }) => topic === 'message')).toEqual([])
  await tab.socket[Symbol.asyncDispose]()
  await visitor[Symbol.asyncDispose]()
})

test('messages are removed after half a year, and the count with them', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  const memberId = await memberIdOf(client)
  const { message } = site.context
  await message.notify(memberId, credited('deposit 1'))
  await site.advance(100 * 86_400)
  await message.notify(memberId, credited('deposit 2'))
  await site.advance(81 * 86_400)
  await message.sweep()
  expect(await message.exportOf(memberId)).toMatchObject([{ kind: 'depositCredited' }])
  const [box] = await site.sql(`SELECT unread FROM message_box WHERE member_id = $1`, [memberId])
  expect(box).toEqual({ unread: 1 })
  await message.forget(memberId)
  expect(await message.exportOf(memberId)).toEqual([])
})
