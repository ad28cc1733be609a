import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, parseAmount, toWire } from '@fairhouse/money'
import { reportFigures, type ReportFigure } from '@fairhouse/protocol'
import {
  createTestSite,
  gameRow,
  plugInGames,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { ledger, spansAround, sums } from './dashboard-ledger.testing.ts'
import { liveThrough } from './dashboard-history.testing.ts'

let site: TestSite
let office: TestClient
let people: { id: string; brandId: string }[]
let period: { from: string; to: string }
const zones = ['Asia/Ho_Chi_Minh', 'America/New_York', 'Asia/Kathmandu'] as const

beforeAll(async () => {
  // No timed work runs in between: the test reads rows below.
  site = await createTestSite({ config: { roles: ['web'] } })
  const { brands } = site.context
  await plugInGames(site, 'OUTSIDE', [gameRow('carp', '=CARP()', { gameType: 'FISH' })])
  const [usual] = brands.all()
  if (!usual) throw new Error('no brand')
  const { id: _, ...facts } = { ...usual, domains: [], flags: [...usual.flags] }
  const more = zones
    .slice(1)
    .map((timeZone, index) =>
      brands.add({ ...facts, code: `zone${index}`, name: `Zone ${index}`, timeZone }),
    )
  const brandIds = [usual.id, ...(await Promise.all(more))]
  const startedAt = site.now()
  people = await liveThrough(site, brandIds, 120)
  const day = (at: Date, days: number) =>
    new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  period = { from: day(startedAt, -1), to: day(site.now(), 1) }
  await readAll()
  office = await site.staff('admin')
})
afterAll(() => site.close())

/** The reader crashes every other time after writing, while players are ranked. */
async function readAll() {
  const { limits, report, wallet, withdrawal } = site.context
  for (const reader of [limits.reader, withdrawal.reader]) while (await wallet.read(reader));
  const { name, apply } = report.reader
  const ranked: Promise<void>[] = []
  let turns = 0
  const dying: typeof report.reader = {
    name,
    async apply(rows, transaction) {
      await apply(rows, transaction)
      ranked.push(report.rank())
      turns += 1
      if (turns % 2 === 1) throw new Error('in the middle')
    },
  }
  while ((await wallet.waitsSince(report.reader)) !== null) {
    await wallet.read(dying).catch(() => undefined)
  }
  await Promise.all(ranked)
  // One failed and one successful run per lane; all members may be in one lane.
  expect(turns).toBeGreaterThan(1)
}

const units = (text: string) => parseAmount(text) ?? amountOf(0n)

const compared = [
  'stake',
  'win',
  'refund',
  'deposit',
  'withdrawal',
  'fee',
  'given',
  'adjustment',
  'revenue',
] as const

async function all(by: 'day' | 'brand' | 'vendor' | 'game' | 'player') {
  const { list, next, ...rest } = await office.must('GET /office/api/report', { by, ...period })
  expect(next).toBeNull()
  return { list, ...rest }
}

/** Figures of a list by row name. */
function figuresOf<Row extends Record<(typeof compared)[number], string>>(
  list: readonly Row[],
  name: (row: Row) => string,
) {
  return Object.fromEntries(
    list.map((row) => [name(row), Object.fromEntries(compared.map((one) => [one, row[one]]))]),
  )
}

async function expected(group: string, where = 'true') {
  const rows = await site.sql(
    `${ledger} SELECT concat_ws(' ', ${group}) AS name, ${sums} FROM ledger_effect WHERE ${where}
      GROUP BY ${group}`,
  )
  const wireAmount = (value: unknown) => toWire(amountOf(BigInt(String(value))))
  return Object.fromEntries(
    rows.map((row) => [
      String(row.name),
      Object.fromEntries(compared.map((one) => [one, wireAmount(row[one])])),
    ]),
  )
}

test('[OPS-09] every day of every brand is the sum of the rows of its ledger', async () => {
  const { list, totals } = await all('day')
  const days = figuresOf(list, ({ brand, day }) => `${brand} ${day}`)
  expect(days).toEqual(await expected('brand, day'))
  expect(Object.keys(days).length).toBeGreaterThan(20)
  expect(new Set(list.map(({ brand }) => brand)).size).toBe(zones.length)
  const [total] = totals
  for (const name of compared) {
    const sum = list.reduce((subtotal, row) => subtotal + units(row[name]), 0n)
    expect(units(total?.[name] ?? ''), name).toBe(sum)
  }
  const counts = await site.sql(`${ledger} SELECT brand || ' ' || day AS name,
    count(DISTINCT member_id)::int AS players FROM ledger_effect WHERE stakes GROUP BY brand, day`)
  const players = list.filter((row) => row.players !== 0)
  expect(
    Object.fromEntries(players.map((row) => [`${row.brand} ${row.day}`, row.players])),
  ).toEqual(Object.fromEntries(counts.map((row) => [row.name, row.players])))
  const [rounds] = await site.sql(`SELECT count(*)::int AS count FROM report_bet`)
  expect(total?.rounds).toBe(rounds?.count)
})

test('[OPS-09] brand, provider, game and player totals are the sums of their rows', async () => {
  const brands = figuresOf((await all('brand')).list, ({ brand }) => brand)
  expect(brands).toEqual(await expected('brand'))
  const vendors = figuresOf((await all('vendor')).list, (row) => `${row.brand} ${row.vendor}`)
  expect(vendors).toEqual(await expected('brand, vendor', "code LIKE 'vendor.%'"))
  const players = figuresOf((await all('player')).list, ({ memberId }) => memberId ?? '')
  expect(players).toEqual(await expected('member_id'))
  const games = await all('game')
  const [stakes] = await site.sql(`SELECT sum(stake)::text AS stake FROM vendor_transaction
    WHERE kind IN ('debit', 'play')`)
  const staked = games.list.reduce((sum, { stake }) => sum + units(stake), 0n)
  expect(String(staked)).toBe(stakes?.stake)
  expect(games.list).toHaveLength(zones.length * 2)
  expect(games.list.map(({ gameName }) => gameName)).toContain('=CARP()')
})

test('[OPS-09] players of a day, week, month and of any days are the sums of rows', async () => {
  const days = [...new Set((await all('day')).list.map(({ day }) => day ?? ''))].toSorted()
  const spans = days.flatMap(spansAround)
  const odd = days.slice(1, -2).map((from, index) => ({ from, to: days[index + 3] ?? from }))
  const open = days.slice(-9).map((from) => ({ from, to: period.to }))
  let maxRows = 0
  for (const query of [...spans, ...odd, ...open]) {
    const { list, totals } = await office.must('GET /office/api/report', { by: 'player', ...query })
    const within = `day BETWEEN '${query.from}' AND '${query.to}'`
    const reported = figuresOf(list, ({ memberId }) => memberId ?? '')
    expect(reported, within).toEqual(await expected('member_id', within))
    const stakes = list.map(({ stake }) => units(stake))
    expect(stakes).toEqual(stakes.toSorted((one, other) => Number(other - one)))
    const sum = stakes.reduce((total, stake) => total + stake, 0n)
    expect(units(totals[0]?.stake ?? '0')).toBe(sum)
    const [, second] = list
    if (second) {
      const after = `${units(second.stake)}.${second.currency}.${second.memberId}`
      const rest = await office.must('GET /office/api/report', { by: 'player', ...query, after })
      expect(rest.list).toEqual(list.slice(2))
    }
    maxRows = Math.max(maxRows, list.length)
  }
  expect(maxRows).toBeGreaterThan(3)
})

/** Ranks that contradict the daily totals of their members. */
async function wronglyRanked() {
  await site.context.report.rank()
  return site.sql(`SELECT * FROM (
      SELECT span, brand, currency, date_trunc(unit, day::timestamp)::date AS start, member_id,
        sum(stake) AS stake FROM report_member_day,
        (VALUES (0, 'day'), (1, 'week'), (2, 'month')) AS kind (span, unit)
      GROUP BY 1, 2, 3, 4, 5) AS days
    FULL JOIN report_member_rank AS rank USING (span, brand, currency, start, member_id)
    WHERE days.stake IS DISTINCT FROM rank.stake`)
}

test('[OPS-09] players are listed from the month’s start; an unknown rank is refused', async () => {
  const { from, to } = await office.must('GET /office/api/report', { by: 'player' })
  expect(from).toBe(`${to.slice(0, 7)}-01`)
  const unknownRank = `9999999999999999999.VND.${people[0]?.id}`
  for (const [by, after] of [
    ['player', '100'],
    ['player', unknownRank],
    ['game', unknownRank],
  ] as const) {
    const { answer } = await office.call('GET /office/api/report', { by, after })
    expect(answer).toMatchObject({ code: 'invalid_fields', errors: { after: expect.any(String) } })
  }
})

/** All pages of the rows behind a figure. */
async function rowsBehind(query: {
  from: string
  to: string
  brandId: string
  figure?: ReportFigure
  vendor?: string
  game?: string
  memberId?: string
  provider?: string
}) {
  const rows = []
  let after: string | undefined
  do {
    const page = await office.must('GET /office/api/report/rows', {
      ...query,
      ...(after !== undefined && { after }),
    })
    rows.push(...page.list)
    after = page.next ?? undefined
  } while (after !== undefined)
  return rows
}

test('[OPS-09] every total leads to the rows behind it and equals them', async () => {
  const views = ['day', 'vendor', 'game', 'player'] as const
  for (const by of views) {
    const { list } = await all(by)
    for (const row of list.slice(0, 12)) {
      const { day, vendor, game, memberId } = row
      const query = {
        from: day ?? period.from,
        to: day ?? period.to,
        brandId: row.brandId ?? '',
        ...(vendor !== null && { vendor }),
        ...(game !== null && { game }),
        ...(memberId !== null && { memberId }),
      }
      const rows = await rowsBehind(query)
      for (const name of [...reportFigures, 'revenue'] as const) {
        const sum = rows.reduce((total, one) => total + units(one[name]), 0n)
        expect(toWire(amountOf(sum)), `${by} ${name}`).toBe(row[name])
      }
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      const deposits = await rowsBehind({ ...query, figure: 'deposit' })
      expect(deposits.every(({ deposit }) => deposit !== '0.0000')).toBe(true)
    }
  }
})

test('[OPS-09] liabilities equal the balances of the accounts', async () => {
  const { list } = await office.must('GET /office/api/report/owed', { to: period.to })
  const [balances] = await site.sql(`SELECT
      sum(balance) FILTER (WHERE address LIKE 'member/%/cash')::text AS cash,
      sum(balance) FILTER (WHERE address LIKE 'member/%/bonus')::text AS bonus,
      sum(balance) FILTER (WHERE address LIKE 'member/%/hold')::text AS hold,
      sum(balance) FILTER (WHERE address LIKE 'jackpot/%')::text AS pots,
      (SELECT sum(stake)::text FROM report_bet WHERE status = 'open') AS open
    FROM wallet_account`)
  for (const name of ['cash', 'bonus', 'hold', 'pots', 'open'] as const) {
    const sum = list.reduce((total, row) => total + units(row[name]), 0n)
    expect(String(sum), name).toBe(balances?.[name])
  }
  expect(units(list[0]?.open ?? '')).toBeGreaterThan(0n)
  const providers = await office.must('GET /office/api/report/reconcile', period)
  const [paid] = await site.sql(`${ledger} SELECT sum(payment) FILTER (WHERE payment > 0)::text
    AS paid FROM ledger_effect`)
  const booked = providers.list.reduce((sum, { booksIn }) => sum + units(booksIn), 0n)
  expect(String(booked)).toBe(paid?.paid)
})

test('[OPS-09] files contain the same rows, and no formulas', async () => {
  const { csv, next } = await office.must('GET /office/api/report/csv', { by: 'game', ...period })
  expect(next).toBeNull()
  expect(csv.startsWith('\uFEFF"day","brand"')).toBe(true)
  const { list } = await all('game')
  expect(csv.trim().split('\r\n')).toHaveLength(list.length + 1)
  for (const { stake } of list) expect(csv).toContain(`,${stake},`)
  const { brandId = '' } = people[0] ?? {}
  const rows = await rowsBehind({ ...period, brandId })
  const file = await office.must('GET /office/api/report/rows/csv', { ...period, brandId })
  const [names, ...lines] = file.csv.trim().split('\r\n')
  expect(names).toContain('"at","code","members","reference"')
  expect(lines).toHaveLength(rows.length)
  for (const { id, members } of rows) {
    expect(lines.find((line) => line.includes(id))).toContain(`,"${members.join(' ')}",`)
  }
})

test('[OPS-09] the dashboard shows today, online, liabilities and the check', async () => {
  const before = await office.must('GET /office/api/dashboard', {})
  expect(before).toMatchObject({ check: null, timeZone: zones[0], alerts: [] })
  expect(before.days).toHaveLength(14)
  await site.context.dashboard.check()
  const client = await site.signedIn('demo')
  await client.must('GET /wps/limits', {})
  const { check, online, days, owed, brandId } = await office.must('GET /office/api/dashboard', {})
  expect(check).toMatchObject({ findings: [] })
  expect(check?.transfers).toBeGreaterThan(100)
  expect(online).toBe(1)
  const { list } = await office.must('GET /office/api/report', { by: 'day', ...period, brandId })
  for (const { day, deposit, stake, revenue, players } of days) {
    const row = list.find((one) => one.day === day)
    if (row) expect({ deposit, stake, revenue, players }).toMatchObject(picked(row))
  }
  const liabilities = await office.must('GET /office/api/report/owed', { to: period.to, brandId })
  expect(owed).toBe(liabilities.list[0]?.total)
})

const picked = ({ deposit, stake, revenue, players }: Record<string, unknown>) => ({
  deposit,
  stake,
  revenue,
  players,
})

test('[OPS-09] invalid days and unknown brands are refused by name', async () => {
  const brandId = '01890000-0000-7000-8000-000000000000'
  for (const [input, field] of [
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '1999-01-01' }, 'to'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'from'],
    [{ brandId }, 'brandId'],
  ] as const) {
    const { answer } = await office.call('GET /office/api/report', { by: 'day', ...input })
    expect(answer).toMatchObject({
      code: 'invalid_fields',
      errors: { [field]: expect.any(String) },
    })
  }
})

test('[OPS-09] a stake read while ranks are loaded is ranked too', async () => {
  expect(await wronglyRanked()).toEqual([])
  const { report, gameProvider, wallet } = site.context
  const { id = '' } = people[0] ?? {}
  const game = 'sandbox-game'
  const stake = async () => {
    const ticket = await gameProvider.ticket(id, game)
    const seat = await gameProvider.perform('SANDBOX', 'authenticate', { ticket })
    if (!seat.success) throw new Error(seat.code)
    const { session } = seat.value
    const round = { transactionId: randomUUID(), roundId: randomUUID(), gameCode: game }
    await gameProvider.perform('SANDBOX', 'play', {
      session,
      ...round,
      stake: '0.0005',
      win: '0.0000',
    })
  }
  await stake()
  const { name, apply } = report.reader
  const ranked: Promise<void>[] = []
  const slow: typeof apply = async (rows, transaction) => {
    await apply(rows, transaction)
    ranked.push(report.rank())
    await setTimeout(100)
  }
  // The site's own reader may take a stake first.
  while (ranked.length === 0) {
    await stake()
    await wallet.read({ name, apply: slow })
  }
  await Promise.all(ranked)
  expect(await wronglyRanked()).toEqual([])
})
