import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { laneOf, memberAccount, staleRecord, worldAccount } from './index.ts'
import type { RecordRow, Transfer } from './index.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
  await site.sql(`CREATE TABLE round_test (
    id uuid PRIMARY KEY, seat uuid, number int, refusal text, balance bigint,
    UNIQUE (seat, number))`)
  await site.sql('GRANT INSERT, SELECT ON round_test TO fairhouse_server')
  await site.sql("SELECT wallet_take_records('round_test')")
  await site.sql(`CREATE FUNCTION wallet_stale_round_test(p_value text[], p_at int[]) RETURNS int[]
    LANGUAGE sql AS $$ SELECT ARRAY(SELECT at FROM unnest(p_at) AS at
      WHERE EXISTS (SELECT FROM round_test
        WHERE seat = p_value[at + 2]::uuid AND number = p_value[at + 3]::int)) $$`)
  await site.sql('SELECT wallet_find_records()')
})
afterAll(() => site.close())

/** A member with 100 who stakes with a round as the record. */
async function player() {
  const id = randomUUID()
  const lane = laneOf(id)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const cash = memberAccount(id, 'cash', 'VND')
  const transfer = (facts: Pick<Transfer, 'postings'> & Partial<Transfer>) =>
    site.context.wallet.transfer({
      id: randomUUID(),
      code: 'bet',
      lane,
      reference: '',
      balanceOf: [cash],
      ...facts,
    })
  const roundOf = (number: number, outcome?: RecordRow['outcome']): RecordRow => ({
    table: 'round_test',
    row: { id: randomUUID(), seat: id, number },
    ...(outcome && { outcome }),
  })
  const stake = (units: bigint, record: RecordRow, transferId = randomUUID()) =>
    transfer({
      id: transferId,
      postings: [{ from: [cash], to: world, amount: amountOf(units) }],
      records: [record],
    })
  await transfer({ postings: [{ from: [world], to: cash, amount: amountOf(100n) }] })
  const rounds = () =>
    site.sql('SELECT number, refusal, balance FROM round_test WHERE seat = $1 ORDER BY number', [
      id,
    ])
  return { roundOf, stake, rounds }
}

const decided = { refusal: 'refusal', balance: 'balance' }

test('a record takes the refusal and the balance that were decided', async () => {
  const { roundOf, stake, rounds } = await player()
  const stakes = [60n, 60n, 40n].map((units, place) => stake(units, roundOf(place + 1, decided)))
  const outcomes = await Promise.all(stakes)
  expect(outcomes.map(({ refusal }) => refusal)).toEqual([
    undefined,
    'insufficient_funds',
    undefined,
  ])
  expect(await rounds()).toEqual([
    { number: 1, refusal: null, balance: '40' },
    { number: 2, refusal: 'insufficient_funds', balance: '40' },
    { number: 3, refusal: null, balance: '0' },
  ])
})

test('without a place for the refusal a refused transfer writes no record', async () => {
  const { roundOf, stake, rounds } = await player()
  expect(await stake(101n, roundOf(1))).toMatchObject({ refusal: 'insufficient_funds' })
  expect(await stake(101n, roundOf(1, { balance: 'balance' }))).toMatchObject({
    refusal: 'insufficient_funds',
  })
  expect(await rounds()).toEqual([])
})

test('a repeated transfer writes its record once', async () => {
  const { roundOf, stake, rounds } = await player()
  const [id, record] = [randomUUID(), roundOf(1, decided)]
  expect(await stake(10n, record, id)).toMatchObject({ repeated: false })
  expect(await stake(10n, record, id)).toMatchObject({ repeated: true, refusal: undefined })
  expect(await rounds()).toEqual([{ number: 1, refusal: null, balance: '90' }])
})

test('a record that contradicts a committed one leaves its transfer undecided', async () => {
  const { roundOf, stake, rounds } = await player()
  await stake(10n, roundOf(1, decided))
  const id = randomUUID()
  const [stale, fine] = await Promise.all([
    stake(20n, roundOf(1, decided), id),
    stake(30n, roundOf(2, decided)),
  ])
  expect(stale).toEqual({ refusal: staleRecord, repeated: false, balance: amountOf(90n) })
  expect(fine).toMatchObject({ refusal: undefined })
  // The id is free: prepared again, the transfer is decided.
  expect(await stake(20n, roundOf(3, decided), id)).toMatchObject({ refusal: undefined })
  expect((await rounds()).map(({ balance }) => balance)).toEqual(['90', '60', '40'])
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('a column that the table does not have is a fault of ours', async () => {
  const { roundOf, stake } = await player()
  const wrong = roundOf(1, { refusal: 'refused' })
  await expect(stake(10n, wrong)).rejects.toThrow('a column that the table does not have')
})
