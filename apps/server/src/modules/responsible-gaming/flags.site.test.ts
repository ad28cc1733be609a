import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestSite,
  newColleague,
  refusalOf,
  sessionOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { counted, payIn, play, player, proved } from './players.testing.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const staff = (name: string) => newColleague(site, name, 'risk', 'cashier')

async function flagsOf(office: TestClient, memberId: string) {
  // A closed flag covers everything before it.
  await site.advance(1)
  await site.context.responsibleGaming.watch()
  return (await office.must('GET /office/api/safety/flags', { memberId })).list
}

test('[RG-17] failed deposits raise a flag with its figures, once until it is closed', async () => {
  const office = await staff('first')
  const { id: memberId, client } = await player(site, 'failing')
  for (let time = 0; time < 4; time += 1) {
    expect(await flagsOf(office, memberId)).toEqual([])
    const id = await proved(client, office, '200000')
    await office.must('POST /office/api/deposit/reject', { id, reason: 'nothing came' })
  }
  const [flag, ...others] = await flagsOf(office, memberId)
  expect(flag).toMatchObject({ pattern: 'failedDeposits', memberId, closed: null })
  expect(others).toEqual([])
  const id = flag?.id ?? ''
  const one = await office.must('GET /office/api/safety/flag', { id })
  expect(one).toMatchObject({
    currency: 'VND',
    figures: { failed: '4', days: '1', tried: '800000.0000' },
  })
  expect(await flagsOf(office, memberId)).toEqual([flag])
  const support = await newColleague(site, 'support', 'support')
  const close = { id, note: 'Called: a wrong card' }
  const refused = support.call('POST /office/api/safety/flag/close', close)
  expect(await refusalOf(refused)).toBe('not_allowed')
  await office.must('POST /office/api/safety/flag/close', close)
  const again = office.call('POST /office/api/safety/flag/close', close)
  expect(await refusalOf(again)).toBe('already_decided')
  expect(await flagsOf(office, memberId)).toEqual([])
  const { flags } = await office.must('GET /office/api/safety/member', { memberId })
  expect(flags).toMatchObject([{ id, closed: { note: close.note } }])
  const actions = (await site.operator.audited(id)).map(({ action }) => action)
  expect(actions).toEqual(['safety.flagRead', 'safety.flagClose'])
})

test('[RG-17] higher stakes after each lost play session are flagged as chasing', async () => {
  const { id: memberId, client } = await player(site, 'chasing')
  await payIn(client, await staff('second'), '1000000')
  for (const stake of ['1000', '2000', '4000']) {
    await play(site, memberId, stake, '0', 3)
    await site.advance(20 * 60)
  }
  const later = await sessionOf(site, memberId)
  await counted(later, '21000.0000')
  const office = await staff('third')
  await expect.poll(async () => (await flagsOf(office, memberId)).length).toBe(1)
  const [flag] = await flagsOf(office, memberId)
  expect(flag?.pattern).toBe('chasing')
  const { figures } = await office.must('GET /office/api/safety/flag', { id: flag?.id ?? '' })
  expect(figures).toEqual({
    times: '2',
    days: '7',
    by: 'stakes',
    lost: '6000.0000',
    before: '2000.0000',
    after: '4000.0000',
  })
})

test('[RG-17] growing deposits while losing are flagged as chasing', async () => {
  const office = await staff('paying-in')
  const { id: memberId, client } = await player(site, 'paying')
  await payIn(client, office, '100000')
  for (const amount of ['200000', '300000']) {
    expect(await flagsOf(office, memberId)).toEqual([])
    await play(site, memberId, '90000')
    await site.advance(120)
    await payIn(client, office, amount)
  }
  await counted(client, '180000.0000')
  await expect.poll(async () => (await flagsOf(office, memberId)).length).toBe(1)
  const [flag] = await flagsOf(office, memberId)
  const { figures } = await office.must('GET /office/api/safety/flag', { id: flag?.id ?? '' })
  expect(figures).toMatchObject({ by: 'deposits', times: '2', lost: '180000.0000' })
})

test('[RG-17] a week of many times the usual stakes is flagged', async () => {
  const { id: memberId, client } = await player(site, 'jumping')
  await payIn(client, await staff('weekly'), '1000000')
  for (let week = 0; week < 4; week += 1) {
    await play(site, memberId, '1000', '1000')
    await site.advance(7 * 86_400 + 1)
  }
  await play(site, memberId, '2999', '2999')
  await counted(await sessionOf(site, memberId), '2999.0000')
  const office = await staff('weekly-later')
  expect(await flagsOf(office, memberId)).toEqual([])
  await play(site, memberId, '1', '1')
  await counted(await sessionOf(site, memberId), '3000.0000')
  const [flag] = await flagsOf(office, memberId)
  const one = await office.must('GET /office/api/safety/flag', { id: flag?.id ?? '' })
  const figures = { week: '3000.0000', average: '1000.0000' }
  expect(one).toMatchObject({ pattern: 'spendJump', figures })
})

test('[RG-17] repeated requests for higher limits are flagged', async () => {
  const { id: memberId, client } = await player(site, 'wishing')
  const set = (name: 'lossDay' | 'stakeDay' | 'singleBet', value: string | null) =>
    client.must('POST /wps/limits/set', { name, value, zone: 'UTC' })
  for (const name of ['lossDay', 'stakeDay', 'singleBet'] as const) await set(name, '1000')
  await set('lossDay', '2000')
  await set('stakeDay', '2000')
  const office = await staff('fourth')
  expect(await flagsOf(office, memberId)).toEqual([])
  await set('singleBet', null)
  expect((await flagsOf(office, memberId)).map(({ pattern }) => pattern)).toEqual(['raisedLimits'])
})

test('[RG-19] players are reminded of their limits every six months', async () => {
  const { id, client } = await player(site, 'reminded')
  await client.must('POST /wps/limits/set', { name: 'lossDay', value: '50000', zone: 'UTC' })
  const { remind, watch } = site.context.responsibleGaming
  const reminders = async () => {
    const { list } = await (await sessionOf(site, id)).must('GET /wps/message/list', {})
    return list.map(({ kind, title }) => [kind, title])
  }
  const reminder = ['letter', 'Time to review your limits']
  await watch()
  await remind()
  expect(await reminders()).toEqual([])
  await site.advance(180 * 86_400)
  await remind()
  expect(await reminders()).toEqual([])
  await site.advance(5 * 86_400)
  await remind()
  await remind()
  expect(await reminders()).toEqual([reminder])
  await site.advance(100 * 86_400)
  const again = await sessionOf(site, id)
  await again.must('POST /wps/limits/set', { name: 'lossDay', value: '40000', zone: 'UTC' })
  await watch()
  await site.advance(100 * 86_400)
  await remind()
  expect(await reminders()).toEqual([reminder])
  await site.advance(85 * 86_400)
  await remind()
  expect(await reminders()).toEqual([reminder, reminder])
})
