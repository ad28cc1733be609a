import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestSite,
  newColleague,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { payee, refusalOf } from '../withdrawals.testing.ts'

let site: TestSite
let cashier: TestClient
let image: string

beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'cashier', 'cashier')
  image = (await sharp({ create: drawn }).jpeg().toBuffer()).toString('base64')
})
afterAll(() => site.close())

const drawn = { width: 8, height: 8, channels: 3, background: 'red' } as const
const confirm = 'POST /wps/withdrawal/confirm'

/** A member with a sent payout, full or partial. */
async function sentTo(name: string, amount?: string) {
  const member = await payee(site, name, 100_000)
  await member.ask('100000')
  const id = (await member.latest())?.id ?? ''
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  const how = { provider: 'hand', evidence: 'slip 1', ...(amount !== undefined && { amount }) }
  await cashier.must('POST /office/api/withdrawal/pay', { id, ...how })
  const part = async () => (await member.latest())?.parts[0]
  return { ...member, part, partId: (await part())?.id ?? '' }
}

test('[PC-18] receipt is asked for after sending; a full payment shows all received', async () => {
  const { id, client, part, partId } = await sentTo('happy')
  const { data } = await site.context.withdrawal.presentOf(id)
  expect(data.asked).toMatchObject([{ id: partId, amount: '99500.0000', due: '0.0000' }])
  await client.must(confirm, { id: partId, received: true })
  expect(await part()).toMatchObject({ confirmation: 'received' })
  expect((await site.context.withdrawal.presentOf(id)).data.asked).toEqual([])
  const again = client.call(confirm, { id: partId, received: true })
  expect(await refusalOf(again)).toBe('already_decided')
})

test('[PC-05] a claim of non-receipt needs a picture, which staff see and answer', async () => {
  const { client, part, partId, id } = await sentTo('unlucky', '40000')
  const { data } = await site.context.withdrawal.presentOf(id)
  expect(data.asked).toMatchObject([{ paid: '40000.0000', due: '59500.0000' }])
  const say = (body: object) => client.call(confirm, { id: partId, received: false, ...body })
  expect(await refusalOf(say({}))).toBe('invalid_fields')
  const text = Buffer.from('<svg onload=alert(1)>').toString('base64')
  expect(await refusalOf(say({ image: text }))).toBe('invalid_fields')
  const other = await payee(site, 'stranger')
  const foreign = other.client.call(confirm, { id: partId, received: true })
  expect(await refusalOf(foreign)).toBe('not_found')
  const both = await Promise.all([refusalOf(say({ image })), refusalOf(say({ image }))])
  expect(both.toSorted()).toEqual(['accepted', 'already_decided'])
  expect(await part()).toMatchObject({ confirmation: 'claimed' })

  const { list } = await cashier.must('GET /office/api/withdrawal/claims', {})
  expect(list).toMatchObject([{ payoutId: partId, memberId: id, amount: '40000.0000' }])
  const claim = list[0]?.id ?? ''
  const picture = await cashier.must('GET /office/api/withdrawal/proof', { id: claim })
  expect(picture.data.length).toBeGreaterThan(20)
  const close = { id: claim, reason: 'the bank shows it as credited' }
  await cashier.must('POST /office/api/withdrawal/claims/close', close)
  expect(await part()).toMatchObject({ answer: close.reason })
  const again = cashier.call('POST /office/api/withdrawal/claims/close', close)
  expect(await refusalOf(again)).toBe('already_decided')
  expect((await site.operator.audited(claim)).map(({ action }) => action)).toEqual([
    'withdrawal.proof',
    'withdrawal.closeClaim',
  ])
})

test('[PC-05] [C-15] the question closes after reminders, a claim never does', async () => {
  const { client, id, part, partId } = await sentTo('silent')
  const { withdrawal } = site.context
  const letters = async () => (await client.must('GET /wps/message/list', {})).list.length
  const before = await letters()
  const { session } = site.context
  await site.advance(2 * 86_400 + 60)
  await withdrawal.runTimedWork()
  await withdrawal.runTimedWork()
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const enter = async () => {
    const { token, cookieHalf } = await session.start({ kind: 'member', subjectId: id, brandId })
    client.token = token
    client.cookie = `fairhouse=${cookieHalf}`
  }
  await enter()
  expect(await letters()).toBe(before + 1)
  expect(await part()).toMatchObject({ confirmation: 'asked' })
  await site.advance(5 * 86_400)
  await withdrawal.runTimedWork()
  await enter()
  expect(await part()).toMatchObject({ confirmation: 'closed' })
  expect((await withdrawal.presentOf(id)).data.asked).toEqual([])
  await client.must(confirm, { id: partId, received: false, image })
  expect(await part()).toMatchObject({ confirmation: 'claimed' })
  // Unreferenced pictures are deleted after a day; this one stays.
  const { upload } = site.context
  await site.advance(86_401)
  await upload.sweep()
  const [proof] = await upload.exportOf(id)
  expect(await upload.read(proof?.id ?? '')).toBeDefined()
})
