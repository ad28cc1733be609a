import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import type { JournalRow } from '#modules/wallet'
import { blockSize } from './blocks.ts'
import { createPagedList } from './paged-list.ts'
import { createRecordReader } from './reader.ts'
import { betList, recordList } from './store/list-shapes.ts'
import type { StoredBet } from './store/member-records.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ seed: 'empty' })
})
afterAll(() => site.close())

/** A fixed seed. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % below
  }
}

type Kind = 'debit' | 'credit' | 'play' | 'rollback' | 'close'

/** Rounds of one member: some long open, paid late, rolled back or closed later. */
function madeUp(memberId: string, count: number) {
  const below = dice(count)
  const steps = new Map<string, object>()
  const open: { roundId: string; vendor: string; units: number }[] = []
  const vendors = ['AAA', 'BBB', 'CCC']
  const rows = Array.from({ length: count }, (_, place): JournalRow => {
    const id = randomUUID()
    const isLater = open.length > 0 && below(10) === 0
    const kinds: Kind[] = isLater ? ['credit', 'rollback', 'close'] : ['play', 'play', 'debit']
    const kind = kinds[below(3)] ?? 'play'
    const rare = below(2000) === 0 ? 'RARE' : (vendors[below(3)] ?? '')
    const begun = { roundId: randomUUID(), vendor: rare, units: below(500) + 1 }
    const round = isLater ? (open.splice(below(open.length), 1)[0] ?? begun) : begun
    if (kind === 'debit') open.push(round)
    if (kind === 'credit' && below(2) === 0) open.push(round)
    const cash = (moved: number) => ({
      address: `member/${memberId}/cash`,
      currency: 'VND',
      mayOverdraw: false,
      amount: String(moved),
    })
    const win = below(900)
    const moves = {
      play: [cash(-round.units), cash(win)],
      debit: [cash(-round.units)],
      credit: [cash(win)],
      rollback: [cash(round.units)],
      close: [],
    }[kind]
    const facts = { vendor: round.vendor, roundId: round.roundId, memberId, transferId: id, kind }
    const closes = kind === 'play' || kind === 'close'
    const game = kind === 'rollback' || kind === 'close' ? '' : 'game'
    steps.set(id, { ...facts, game, closes, undoes: kind === 'rollback' })
    const at = new Date(Date.UTC(2026, 0, 1) + place * 60_000)
    const reference = `${round.vendor}/${round.roundId}`
    const code = `vendor.${kind}`
    return { id, lane: 0, seq: String(place + 1), at, code, reference, refusal: null, moves }
  })
  return { rows, steps }
}

async function read(memberId: string, count: number) {
  const { rows, steps } = madeUp(memberId, count)
  const stepsOf = async () => steps as never
  const category = (vendor: string) => (vendor === 'AAA' ? 'FISH' : 'RNG')
  const lobby = { categoryOf: category, opened: async () => undefined }
  const days = { add: async () => undefined }
  const watch = async () => undefined
  const reader = createRecordReader({ gameProvider: { stepsOf }, lobby, days, watch })
  const { db } = site.context.kit.database
  for (let from = 0; from < rows.length; from += 500) {
    const batch = rows.slice(from, from + 500)
    await db.transaction().execute((transaction) => reader.apply(batch, transaction))
  }
}

const memberId = randomUUID()
const count = 18_600

test('blocks equal the sums of their lines after later changes', async () => {
  await read(memberId, count)
  const fromLines = (size: number) => `SELECT n / ${size} AS block, category, vendor_code, status,
      count(*)::int AS count, sum(stake)::bigint AS stake, sum(win)::bigint AS win
    FROM report_bet WHERE member_id = $1 AND n < $2 GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`
  const blockQuery = `SELECT block, category, vendor_code, status, count, stake, win
    FROM report_bet_block WHERE member_id = $1 AND level = $2 AND count > 0 ORDER BY 1, 2, 3, 4`
  const [head] = await site.sql('SELECT * FROM report_member WHERE member_id = $1', [memberId])
  const bets = Number(head?.bets)
  const late = await site.sql(
    `SELECT count(*)::int AS late FROM report_bet
      WHERE member_id = $1 AND ended_at > at + interval '1 day'`,
    [memberId],
  )
  expect(Number(late[0]?.late)).toBeGreaterThan(50)
  for (const [level, size] of [
    [1, blockSize],
    [2, blockSize * 64],
  ] as const) {
    const full = Math.floor(bets / size) * size
    const lines = await site.sql(fromLines(size), [memberId, full])
    expect(lines.length).toBeGreaterThan(level === 1 ? 300 : 3)
    expect(await site.sql(blockQuery, [memberId, level])).toEqual(lines)
  }
  const records = `SELECT sum(cash_in - cash_out)::bigint AS moved, sum(count)::int AS count
    FROM report_record_block WHERE member_id = $1 AND level = 2`
  const [sums] = await site.sql(records, [memberId])
  const [line] = await site.sql(
    'SELECT cash_after AS moved, n + 1 AS count FROM report_record WHERE member_id = $1 AND n = $2',
    [memberId, blockSize * 64 - 1],
  )
  expect(sums).toEqual(line)
})

test('every page of every filter equals a line-by-line count', async () => {
  const { database } = site.context.kit
  const list = createPagedList<{ n: number }>(database, betList)
  const all = (await site.sql('SELECT * FROM report_bet WHERE member_id = $1 ORDER BY n DESC', [
    memberId,
  ])) as unknown as (StoredBet & { n: number })[]
  const below = dice(7)
  const filters: Record<string, string>[] = [
    {},
    { status: 'open' },
    { vendor_code: 'BBB', status: 'settled' },
    { vendor_code: 'RARE' },
    { category: 'FISH', status: 'rolledBack' },
    { vendor_code: 'NONE' },
  ]
  for (const filter of filters) {
    for (let turn = 0; turn < 6; turn += 1) {
      const [one, other] = [below(all.length), below(all.length)]
      const whole = { from: 0, to: all.length }
      const part = { from: Math.min(one, other), to: Math.max(one, other) }
      const within = turn % 2 === 0 ? whole : part
      const expected = all.filter(
        (row) =>
          row.n >= within.from &&
          row.n < within.to &&
          Object.entries(filter).every(([name, value]) => row[name as 'status'] === value),
      )
      const size = 20
      const no = 1 + below(Math.max(1, Math.ceil(expected.length / size)))
      const page = await list.page(memberId, within, filter, { no, size })
      expect(page.total).toBe(expected.length)
      const shown = expected.slice((no - 1) * size, no * size)
      expect(page.list.map(({ n }) => n)).toEqual(shown.map(({ n }) => n))
      const staked = expected.reduce((units, { stake }) => units + BigInt(stake), 0n)
      expect(page.sum('stake')).toBe(staked)
    }
  }
})

test('members see only their own lines', async () => {
  const list = createPagedList(site.context.kit.database, recordList)
  const none = await list.between(randomUUID(), new Date(0), new Date())
  expect(none).toEqual({ from: 0, to: 0, all: 0 })
  const page = await list.page(randomUUID(), { from: 0, to: count }, {}, { no: 1, size: 20 })
  expect(page).toMatchObject({ list: [], total: 0, totalPages: 0 })
})
