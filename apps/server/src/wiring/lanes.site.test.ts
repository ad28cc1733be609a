import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, toWire } from '@fairhouse/money'
import { addPlayer, createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'
import { laneOf } from '#modules/wallet'
import { readersOf } from './readers.ts'

const laneFor = (id: string) => Number.parseInt(id.slice(-7), 16) % 8

const vendor = 'SANDBOX'
const gameCode = 'sandbox-game'
const wire = (units: bigint) => toWire(amountOf(units))

let site: TestSite

beforeAll(async () => {
  // Readers of the site and of the move run at the same time, as in two processes.
  site = await createTestSite({ config: { walletLanes: 8, databasePool: 15 } })
})
afterAll(() => site.close())

async function seat(units: bigint) {
  const { gameProvider } = site.context
  const id = await addPlayer(site, units)
  const answer = await gameProvider.perform(vendor, 'authenticate', {
    ticket: await gameProvider.ticket(id, gameCode),
  })
  if (!answer.success) throw new Error(answer.code)
  const { session } = answer.value
  const round = () => ({ roundId: randomUUID(), transactionId: randomUUID(), gameCode })
  return {
    id,
    play: (stake: bigint, win: bigint, about = round()) =>
      gameProvider.perform(vendor, 'play', {
        session,
        ...about,
        stake: wire(stake),
        win: wire(win),
      }),
    debit: (amount: bigint, about: ReturnType<typeof round>) =>
      gameProvider.perform(vendor, 'debit', { session, ...about, amount: wire(amount) }),
    rollback: (stake: ReturnType<typeof round>) =>
      gameProvider.perform(vendor, 'rollback', {
        playerId: id,
        transactionId: randomUUID(),
        targetTransactionId: stake.transactionId,
        roundId: stake.roundId,
      }),
    round,
  }
}

const laneRow = async (id: string, schema = 'public') => {
  const [row] = await site.sql(`SELECT lane FROM ${schema}.wallet_member WHERE member_id = $1`, [
    id,
  ])
  return Number(row?.['lane'])
}

async function isCaughtUp() {
  const { wallet } = site.context
  const waits = await Promise.all(readersOf(site.context).map((one) => wallet.waitsSince(one)))
  return waits.every((at) => at === null)
}

/** Readers have processed the rows of the lane before, as a real move sees to. */
async function putInLane(id: string, lane: number) {
  await eventually(isCaughtUp)
  await site.sql('UPDATE wallet_member SET lane = $2 WHERE member_id = $1', [id, lane])
}

const audited = async () => (await site.context.wallet.audit()).findings

test('members in eight lanes play, and the books of all lanes are sound', async () => {
  const seats = await Promise.all(Array.from({ length: 24 }, () => seat(10_000n)))
  const answers = await Promise.all(
    seats.flatMap(({ play }) => [play(100n, 50n), play(10n, 0n), play(1n, 500n)]),
  )
  for (const answer of answers) expect(answer).toMatchObject({ success: true })
  for (const { id } of seats) expect(await laneRow(id)).toBe(laneFor(id))
  const [used] = await site.sql('SELECT count(DISTINCT lane)::int AS lanes FROM wallet_transfer')
  expect(used?.['lanes']).toBeGreaterThan(2)
  expect(await audited()).toEqual([])
})

test('a member whose terms, seat or block come before any money is in the same lane', async () => {
  const { kit, wallet } = site.context
  const { db } = kit.database
  const first: ((id: string) => Promise<unknown>)[] = [
    (id) => wallet.renewTerms(db, id),
    (id) => wallet.takeSeat(db, id),
    (id) => wallet.blockStakes(id),
  ]
  for (const act of first) {
    // An id whose lane is not its home lane.
    let id = randomUUID()
    while (laneFor(id) === laneOf(id)) id = randomUUID()
    await act(id)
    expect(await laneRow(id)).toBe(laneFor(id))
  }
})

test('a moved member goes on: repeats, guards, reversals and statement hold', async () => {
  const player = await seat(10_000n)
  const { wallet } = site.context
  const [known, open] = [player.round(), player.round()]
  expect(await player.play(100n, 30n, known)).toMatchObject({ success: true })
  expect(await player.debit(500n, open)).toMatchObject({ success: true })
  const lane = await laneRow(player.id)
  await putInLane(player.id, (lane + 3) % 8)

  expect(await player.play(100n, 30n, known)).toMatchObject({ success: true })
  expect(await player.play(100n, 31n, known)).toMatchObject({ code: 'duplicate_mismatch' })
  expect(await player.play(20_000n, 0n)).toMatchObject({ code: 'insufficient_funds' })
  expect(await player.play(1n, 0n, { ...player.round(), roundId: known.roundId })).toMatchObject({
    code: 'round_closed',
  })
  expect(await player.rollback(open)).toMatchObject({ success: true })
  expect(await player.play(7n, 0n)).toMatchObject({ success: true })
  const [balance] = await site.sql('SELECT cash FROM wallet_member WHERE member_id = $1', [
    player.id,
  ])
  expect(balance?.['cash']).toBe(String(10_000n - 100n + 30n - 7n))
  const rows = await site.sql(
    `SELECT DISTINCT t.lane FROM wallet_transfer t JOIN wallet_member m ON m.no = t.member
      WHERE m.member_id = $1 ORDER BY 1`,
    [player.id],
  )
  expect(rows).toHaveLength(2)
  await wallet.renewTerms(site.context.kit.database.db, player.id)
  expect(await player.play(3n, 0n)).toMatchObject({ success: true })
  expect(await audited()).toEqual([])
})

test('spreading moves members of both journals while they play, and loses nothing', async () => {
  const funds = 10n ** 9n
  const seats = await Promise.all(Array.from({ length: 6 }, () => seat(funds)))
  const trial = seats[0]?.id ?? ''
  await site.sql('INSERT INTO wallet_trial.wallet_member (member_id, lane) VALUES ($1, $2)', [
    trial,
    (laneFor(trial) + 1) % 8,
  ])
  for (const { id } of seats) await putInLane(id, laneOf(id))
  let isMoving = true
  const playOn = async ({ play }: (typeof seats)[number]) => {
    let count = 0
    while (isMoving || count < 5) {
      expect(await play(10n, 4n)).toMatchObject({ success: true })
      count += 1
    }
    return count
  }
  const playing = seats.map(playOn)
  try {
    expect(await site.context.wallet.spreadMembers(readersOf(site.context))).toBeGreaterThan(0)
  } finally {
    isMoving = false
  }
  const counts = await Promise.all(playing)
  for (const [place, { id }] of seats.entries()) {
    expect(await laneRow(id)).toBe(laneFor(id))
    const [row] = await site.sql('SELECT cash FROM wallet_member WHERE member_id = $1', [id])
    expect(row?.['cash']).toBe(String(funds - 6n * BigInt(counts[place] ?? 0)))
  }
  expect(await laneRow(trial, 'wallet_trial')).toBe(laneFor(trial))
  expect(await audited()).toEqual([])
  // Reports count each play once.
  await eventually(isCaughtUp)
  for (const [place, { id }] of seats.entries()) {
    const [head] = await site.sql('SELECT bets FROM report_member WHERE member_id = $1', [id])
    expect(head?.['bets']).toBe(counts[place])
  }
})

test('a member whose rows a reader has not processed is not moved', async () => {
  const player = await seat(1000n)
  const lane = await laneRow(player.id)
  const other = await site.context.kit.database.pool.connect()
  try {
    await eventually(isCaughtUp)
    await other.query('BEGIN')
    await other.query(`SELECT FROM wallet_cursor WHERE reader = 'limits' FOR UPDATE`)
    expect(await player.play(1n, 0n)).toMatchObject({ success: true })
    const [row] = await site.sql('SELECT wallet_move_member($1, $2, $3) AS moved', [
      player.id,
      (lane + 1) % 8,
      ['limits'],
    ])
    expect(row?.['moved']).toBe(false)
    expect(await laneRow(player.id)).toBe(lane)
  } finally {
    await other.query('ROLLBACK')
    other.release()
  }
})
