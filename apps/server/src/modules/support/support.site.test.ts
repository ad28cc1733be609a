import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  chunk,
  createTestSite,
  jpg,
  png,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const demo = { password: 'Fairhouse-demo-1', totpSecret: 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO' }
const content = 'The wheel stopped turning on my phone.'
const letter = { kind: 'problem', content } as const

async function another(site: TestSite): Promise<TestClient> {
  const [brand] = site.context.brands.all()
  const facts = { brandId: brand?.id ?? '', nickname: 'Another', type: 0 } as const
  await site.context.member.add({ ...facts, name: 'another', password: demo.password })
  return site.signedIn('another')
}

async function clerk(site: TestSite): Promise<TestClient> {
  await site.context.staff.add({ ...demo, name: 'clerk', roles: ['support'] })
  return site.staff('clerk')
}

async function shownBy({ data }: { data: string }) {
  const { format, width, height, exif, comments } = await sharp(
    Buffer.from(data, 'base64'),
  ).metadata()
  expect([exif, comments]).toEqual([undefined, undefined])
  return { format, width, height }
}

const refusalOf = async (answering: ReturnType<TestClient['call']>) => {
  const { answer } = await answering
  return answer.success ? 'accepted' : answer.code
}

test('[CALL-23] a member writes with pictures and reads what staff answer', async () => {
  await using site = await createTestSite()
  const member = await site.signedIn('demo')
  const support = await clerk(site)
  const hidden = chunk('tEXt', Buffer.from('somewhere private'))
  const images = [png(8, 8, hidden), jpg].map((one) => one.toString('base64'))
  const { id } = await member.must('PUT /wps/feedback', { ...letter, images })

  const { list: open } = await support.must('GET /office/api/feedback', {})
  expect(open).toMatchObject([{ id, content, kind: 'problem', state: 'open' }])
  const read = await support.must('GET /office/api/feedback/one', { id })
  expect(read.images).toHaveLength(2)
  const [first = '', second = ''] = read.images
  const picture = await support.must('GET /office/api/feedback/image', { id: second })
  expect(await shownBy(picture)).toEqual({ format: 'jpeg', width: 3, height: 2 })
  await support.must('POST /office/api/feedback/reply', { id, content: 'We have mended it.' })
  await support.must('POST /office/api/feedback/close', { id, reason: 'mended' })
  const late = support.call('POST /office/api/feedback/reply', { id, content: 'And more.' })
  expect(await refusalOf(late)).toBe('already_decided')

  const { list } = await member.must('GET /wps/feedback', {})
  expect(list).toMatchObject([
    {
      id,
      content,
      state: 'closed',
      images: [first, second],
      replies: [{ content: 'We have mended it.' }],
    },
  ])
  const own = await member.must('GET /wps/feedback/image', { id: first })
  expect(await shownBy(own)).toEqual({ format: 'png', width: 8, height: 8 })
  expect(Buffer.from(own.data, 'base64').includes('somewhere private')).toBe(false)

  const rows = await site.operator.audited(id)
  expect(rows.map(({ action }) => action)).toEqual([
    'feedback.read',
    'feedback.picture',
    'feedback.reply',
    'feedback.close',
  ])
  expect(rows.at(-1)).toMatchObject({ before: { state: 'answered' }, after: { state: 'closed' } })
})

test('members cannot see others’ feedback or pictures', async () => {
  await using site = await createTestSite()
  const [member, other] = [await site.signedIn('demo'), await another(site)]
  const images = [jpg.toString('base64')]
  await member.must('PUT /wps/feedback', { ...letter, images })
  const { list } = await member.must('GET /wps/feedback', {})
  const [id = ''] = list[0]?.images ?? []
  await member.must('GET /wps/feedback/image', { id })
  expect(await other.must('GET /wps/feedback', {})).toEqual({ list: [] })
  expect(await refusalOf(other.call('GET /wps/feedback/image', { id }))).toBe('not_found')
})

test('[VAL-06] texts and pictures are limited by their content', async () => {
  await using site = await createTestSite()
  const member = await site.signedIn('demo')
  const send = (input: Partial<typeof letter> & { images?: string[] }) =>
    member.call('PUT /wps/feedback', { ...letter, ...input }, { 'x-forwarded-for': nextAddress() })
  let turn = 0
  const nextAddress = () => `10.5.0.${(turn += 1)}`
  const words = (text: string) => send({ content: text as typeof content })
  for (const text of ['', 'too short', ' '.repeat(30), 'x'.repeat(2001), 'a\u202Eb'.repeat(10)]) {
    const { answer } = await words(text)
    expect(answer, text.slice(0, 20)).toMatchObject({ code: 'invalid_fields', errors: {} })
  }
  expect((await words('ten signs!')).answer.success).toBe(true)
  expect((await words('😀'.repeat(1000))).answer.success).toBe(true)
  const good = png(8, 8).toString('base64')
  const page = Buffer.from('<html>').toString('base64')
  expect((await send({ images: [good, page] })).answer).toMatchObject({
    code: 'invalid_fields',
    errors: { images: expect.any(String) },
  })
  expect(await refusalOf(send({ images: [good, good, good, good] }))).toBe('bad_request')
  const large = png(8, 8, chunk('tEXt', Buffer.alloc(5_200_000))).toString('base64')
  expect(await refusalOf(send({ images: [large, large, large] }))).toBe('accepted')
  const tooLarge = png(8, 8, chunk('tEXt', Buffer.alloc(5_242_880))).toString('base64')
  expect(await refusalOf(send({ images: [tooLarge] }))).toBe('invalid_fields')
  const [sum] = await site.sql('SELECT count(*)::int, max(length(data))::int FROM support_picture')
  expect(sum).toEqual({ count: 3, max: expect.toSatisfy((bytes: number) => bytes < 500) })
})

test('only callers with permission can make the server read a large body', async () => {
  await using site = await createTestSite()
  const images = ['A'.repeat(6_000_000)]
  const visitor = site.visitor()
  const answering = visitor.call('PUT /wps/feedback', { ...letter, images })
  // The server closes the connection early, which some clients report as an error.
  const refused = await answering.then(
    ({ status }) => status,
    () => 'hung up',
  )
  expect([401, 'hung up']).toContain(refused)
  const member = await site.signedIn('demo')
  const huge = ['A'.repeat(6_900_000), 'A'.repeat(6_900_000), 'A'.repeat(6_900_000)]
  const body = JSON.stringify({ ...letter, images: huge, note: 'x'.repeat(1_000_000) })
  const headers = { 'content-type': 'application/json' }
  const response = await member.send('/wps/feedback', { method: 'PUT', body, headers }).then(
    ({ status }) => status,
    () => 400,
  )
  expect(response).toBe(400)
})

test('a member writes at most twenty times a day, also in parallel', async () => {
  await using site = await createTestSite()
  const member = await site.signedIn('demo')
  const sent = await Promise.all(
    Array.from({ length: 26 }, (_, turn) =>
      refusalOf(member.call('PUT /wps/feedback', letter, { 'x-forwarded-for': `10.6.${turn}.1` })),
    ),
  )
  expect(sent.filter((code) => code === 'accepted')).toHaveLength(20)
  expect(sent.filter((code) => code === 'too_many_requests')).toHaveLength(6)
})

test('[ACC-15] feedback is kept for five years and no longer', async () => {
  await using site = await createTestSite()
  const member = await site.signedIn('demo')
  const images = [jpg.toString('base64')]
  await member.must('PUT /wps/feedback', { kind: 'complaint', content, images })
  const count = `SELECT (SELECT count(*)::int FROM support_feedback) AS letters,
    (SELECT count(*)::int FROM support_picture) AS pictures`
  const left = async () => (await site.sql(count))[0]
  await site.advance(5 * 365 * 86_400 - 86_400)
  await site.context.support.sweep()
  expect(await left()).toEqual({ letters: 1, pictures: 1 })
  await site.advance(4 * 86_400)
  await site.context.support.sweep()
  expect(await left()).toEqual({ letters: 0, pictures: 0 })
})
