import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, enter, type TestClient, type TestSite } from '@fairhouse/site/testing'
import {
  bind,
  brandIdOf,
  colleague,
  payIn,
  play,
  player,
  playInParts,
  setRule,
  withdraw,
} from './players.testing.ts'
import { raiseCase } from './raise-case.ts'

let site: TestSite
let office: TestClient

beforeAll(async () => {
  site = await createTestSite()
  office = (await colleague(site, 'watcher', ['risk', 'cashier'])).client
})
afterAll(() => site.close())

/** Runs the watch three times at once, as several processes may. */
const look = () => Promise.all([1, 2, 3].map(() => site.context.risk.watch()))

async function createCaseQueries(wanted: string) {
  return (await office.must('GET /office/api/risk/cases', { wanted, state: 'all' })).list
}

const fileOf = (id: string | undefined) =>
  office.must('GET /office/api/risk/case', { id: id ?? '' })

test('[OPS-08] a large win raises a case at once, by the payout of the whole round', async () => {
  await setRule(site, office, 'largeWin', { amount: '100000', multiple: 50, least: '20000' })
  const { id, client } = await player(site, 'lucky')
  await payIn(client, office, '1000000')
  await play(site, id, '1000', '49999')
  await play(site, id, '100', '19999')
  const round = await playInParts(site, id, '5000', ['60000', '39999', '1', '500'])
  await expect.poll(async () => (await createCaseQueries('lucky')).length).toBe(1)
  const [one] = await createCaseQueries('lucky')
  expect(one).toMatchObject({ kind: 'largeWin', severity: 'high', state: 'open', ownerId: null })
  await expect.poll(async () => (await fileOf(one?.id)).figures.win).toBe('100500.0000')
  const file = await fileOf(one?.id)
  expect(file).toMatchObject({
    currency: 'VND',
    members: [{ id, account: 'lucky' }],
    figures: { stake: '5000.0000', round, vendor: 'SANDBOX', game: 'sandbox-game' },
  })
  expect(file.events[0]).toMatchObject({ what: 'raised', staff: null })
  await play(site, id, '1000', '50000')
  await expect.poll(async () => (await createCaseQueries('lucky')).length).toBe(2)
})

test('[OPS-08] a disabled rule raises nothing', async () => {
  await setRule(site, office, 'largeWin', { amount: '1', multiple: 0, least: '0' }, false)
  const { id, client } = await player(site, 'unseen')
  await payIn(client, office, '100000')
  await play(site, id, '1000', '900000')
  await expect
    .poll(
      async () => (await client.must('GET /wps/safety/activity', { days: '2' })).days.at(-1)?.won,
    )
    .toBe('900000.0000')
  expect(await createCaseQueries('unseen')).toEqual([])
})

test('[OPS-08] a fast withdrawal raises one case, however often it is examined', async () => {
  await setRule(site, office, 'fastWithdrawal', { hours: 24, percent: 150, least: '0' })
  const quick = await player(site, 'quick')
  const patient = await player(site, 'patient')
  const depositId = await payIn(quick.client, office, '200000')
  await payIn(patient.client, office, '200000')
  for (const { id } of [quick, quick, patient, patient, patient]) {
    await play(site, id, '100000', '100000')
  }
  const withdrawalId = await withdraw(site, quick, '150000')
  await withdraw(site, patient, '150000')
  await expect.poll(async () => (await look(), await createCaseQueries('quick')).length).toBe(1)
  await look()
  const [one, ...others] = await createCaseQueries('quick')
  expect(others).toEqual([])
  expect(await fileOf(one?.id)).toMatchObject({
    kind: 'fastWithdrawal',
    figures: {
      deposit: '200000.0000',
      withdrawal: '150000.0000',
      staked: '200000.0000',
      withdrawalId,
      depositId,
    },
  })
  expect(await createCaseQueries('patient')).toEqual([])
  const beside = await office.must('GET /office/api/risk/member', { memberId: quick.id })
  expect(beside.list).toMatchObject([{ id: one?.id, kind: 'fastWithdrawal', severity: 'high' }])
})

test('[OPS-08] accounts behind one browser raise one case, which later accounts join', async () => {
  await setRule(site, office, 'sharedDevice', { accounts: 3 })
  const browser = site.visitor()
  await player(site, 'shared-a', browser)
  await player(site, 'shared-b', browser)
  await look()
  expect(await createCaseQueries('shared-a')).toEqual([])
  await player(site, 'shared-c', browser)
  await look()
  const [first, ...others] = await createCaseQueries('shared-a')
  expect(others).toEqual([])
  expect(first).toMatchObject({ kind: 'sharedDevice', memberCount: 3 })
  await player(site, 'shared-d', browser)
  await look()
  expect(await createCaseQueries('shared-d')).toMatchObject([{ id: first?.id, memberCount: 4 }])
  const { events } = await fileOf(first?.id)
  expect(events.map(({ what }) => what)).toEqual(['raised', 'grown'])

  const id = first?.id ?? ''
  const close = { id, outcome: 'watched', reason: 'A family' } as const
  await office.must('POST /office/api/risk/case/close', close)
  await enter(browser, 'shared-a')
  await look()
  expect(await createCaseQueries('shared-a')).toHaveLength(1)
  await player(site, 'shared-e', browser)
  await look()
  const again = await createCaseQueries('shared-e')
  expect(again).toMatchObject([{ state: 'open', memberCount: 5 }])
  expect(again[0]?.number).not.toBe(first?.number)
})

test('[OPS-08] a payout account of two members raises a case', async () => {
  const [one, other] = [await player(site, 'payee-a'), await player(site, 'payee-b')]
  await bind(one.client, '0123456711')
  await look()
  expect(await createCaseQueries('payee-a')).toEqual([])
  await bind(other.client, '0123456711')
  await look()
  expect(await createCaseQueries('payee-a')).toMatchObject([
    { kind: 'sharedPayout', memberCount: 2 },
  ])
  const [found] = await createCaseQueries('payee-b')
  expect(JSON.stringify(await fileOf(found?.id))).not.toContain('0123456711')
})

async function newcomer(name: string, browser: TestClient) {
  const bonus = { amount: amountOf(100_000_0000n), playThrough: 1 }
  const known = { name, type: 0, password: 'Correct-horse-7', termsVersion: '1' } as const
  const brandId = brandIdOf(site)
  const id = await site.context.member.open({ brandId, ...known, isKnown: true, bonus })
  await enter(browser, name)
  await site.context.promotion.welcome(id)
  return { id, client: browser }
}

test('[OPS-08] accounts in one browser with the same promotion raise a case', async () => {
  const browser = site.visitor()
  await newcomer('taker-a', browser)
  await look()
  expect(await createCaseQueries('taker-a')).toEqual([])
  await newcomer('taker-b', browser)
  await look()
  const [one, ...others] = await createCaseQueries('taker-a')
  expect(others).toEqual([])
  expect(await fileOf(one?.id)).toMatchObject({
    kind: 'bonusAbuse',
    memberCount: 2,
    figures: { promotion: 'sign_up', bonus: '200000.0000' },
  })
})

test('[OPS-08] a hardly played and withdrawn bonus raises one case', async () => {
  await setRule(site, office, 'bonusAbuse', { days: 7, percent: 300, accounts: 2 })
  await setRule(site, office, 'fastWithdrawal', { hours: 1, percent: 1, least: '0' })
  const taker = await newcomer('taker-c', site.visitor())
  await payIn(taker.client, office, '100000')
  await play(site, taker.id, '100000', '200000')
  await play(site, taker.id, '100000', '100000')
  await withdraw(site, taker, '60000')
  await expect.poll(async () => (await look(), await createCaseQueries('taker-c')).length).toBe(1)
  await withdraw(site, taker, '50000')
  await look()
  const [one, ...others] = await createCaseQueries('taker-c')
  expect(others).toEqual([])
  expect(await fileOf(one?.id)).toMatchObject({
    kind: 'bonusAbuse',
    figures: { bonus: '100000.0000', staked: '200000.0000', withdrawal: '60000.0000' },
  })
})

test('[OPS-08] concurrent findings raise one case', async () => {
  const { kit } = site.context
  const { id } = await player(site, 'crowded')
  const at = site.now()
  const finding = { kind: 'largeWin', key: 'crowd', members: [id], figures: {}, at } as const
  const found = { ...finding, members: [id] }
  const raised = { brandId: brandIdOf(site), severity: 'low' } as const
  const once = () =>
    kit.database.db.transaction().execute((db) => raiseCase(kit, db, raised, found))
  await Promise.all(Array.from({ length: 10 }, once))
  await once()
  const [one, ...others] = await createCaseQueries('crowded')
  expect(others).toEqual([])
  expect((await fileOf(one?.id)).events).toHaveLength(1)
})
