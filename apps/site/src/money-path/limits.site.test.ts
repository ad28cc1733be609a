import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, toWire } from '@fairhouse/money'
import type { LimitName } from '@fairhouse/protocol'
import { asVendor, createTestSite, eventually, type TestSite } from '../testing/index.ts'
import type { Punter } from './paths.ts'
import { newPunter } from './punter.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const wire = (units: bigint) => toWire(amountOf(units))
const gameCode = 'sandbox-game'

const setLimit = ({ client }: Punter, name: LimitName, units: bigint | null, zone = 'UTC') =>
  client.must('POST /wps/limits/set', { name, value: units === null ? null : wire(units), zone })

async function limitOf({ client }: Punter, name: LimitName) {
  const { limits } = await client.must('GET /wps/limits', {})
  return limits.find((one) => one.name === name)
}

async function openSession({ id }: Punter) {
  const ticket = await site.context.gameProvider.ticket(id, gameCode)
  const { value } = await asVendor(site, 'authenticate', { ticket })
  const session = value?.session ?? ''
  const round = () => ({ transactionId: randomUUID(), roundId: randomUUID(), gameCode })
  const codeOf = ({ success, code }: { success: boolean; code?: string }) =>
    success ? 'accepted' : code
  return {
    async debit(units: bigint, about = round()) {
      return codeOf(await asVendor(site, 'debit', { session, ...about, amount: wire(units) }))
    },
    async play(stake: bigint, win: bigint) {
      const money = { stake: wire(stake), win: wire(win) }
      return codeOf(await asVendor(site, 'play', { session, ...round(), ...money }))
    },
    async credit(roundId: string, units: bigint) {
      const win = { transactionId: randomUUID(), roundId, gameCode, amount: wire(units) }
      return codeOf(await asVendor(site, 'credit', { playerId: id, ...win }))
    },
    async rollback({ roundId, transactionId }: { roundId: string; transactionId: string }) {
      const undo = { transactionId: randomUUID(), roundId, targetTransactionId: transactionId }
      return codeOf(await asVendor(site, 'rollback', { playerId: id, ...undo }))
    },
    round,
  }
}

test('[RG-02] a raised limit waits a day and needs a new confirmation', async () => {
  const punter = await newPunter(site)
  await setLimit(punter, 'stakeDay', 1000n)
  await setLimit(punter, 'stakeDay', 5000n)
  const pendingRaise = { value: wire(5000n) }
  expect(await limitOf(punter, 'stakeDay')).toMatchObject({ own: wire(1000n), wish: pendingRaise })
  const early = await punter.client.call('POST /wps/limits/confirm', { name: 'stakeDay' })
  expect(early.answer).toMatchObject({ success: false, code: 'too_early' })
  const session = await openSession(punter)
  expect(await session.play(1001n, 0n)).toBe('limit_reached')

  await site.advance(24 * 3600 - 5)
  await punter.enter()
  const almost = await punter.client.call('POST /wps/limits/confirm', { name: 'stakeDay' })
  expect(almost.answer).toMatchObject({ code: 'too_early' })
  await site.advance(5)
  expect(await limitOf(punter, 'stakeDay')).toMatchObject({
    own: wire(1000n),
    inForce: wire(1000n),
  })
  await punter.client.must('POST /wps/limits/confirm', { name: 'stakeDay' })
  expect(await limitOf(punter, 'stakeDay')).toMatchObject({ own: wire(5000n), wish: null })
  expect(await (await openSession(punter)).play(5000n, 0n)).toBe('accepted')

  await setLimit(punter, 'stakeDay', null)
  await site.advance(8 * 24 * 3600)
  await punter.enter()
  const late = await punter.client.call('POST /wps/limits/confirm', { name: 'stakeDay' })
  expect(late.answer).toMatchObject({ code: 'not_found' })
  expect(await limitOf(punter, 'stakeDay')).toMatchObject({ own: wire(5000n), wish: null })
})

test('[RG-02] a raise can be withdrawn, and changing the zone starts no new day', async () => {
  const punter = await newPunter(site)
  await setLimit(punter, 'lossDay', 1000n, 'Asia/Tokyo')
  await setLimit(punter, 'lossDay', 2000n, 'Pacific/Kiritimati')
  const { client } = punter
  expect((await client.must('GET /wps/limits', {})).zone).toBe('Asia/Tokyo')
  await client.must('POST /wps/limits/drop', { name: 'lossDay' })
  const again = await client.call('POST /wps/limits/drop', { name: 'lossDay' })
  expect(again.answer).toMatchObject({ code: 'not_found' })
  const wrong = await client.call('POST /wps/limits/set', {
    name: 'lossDay',
    value: '1',
    zone: 'Nowhere/Else',
  })
  expect(wrong.answer).toMatchObject({ code: 'invalid_fields' })
})

test('[RG-03] a rolled back stake does not count, and earlier wins reduce the loss', async () => {
  const punter = await newPunter(site)
  const session = await openSession(punter)
  await setLimit(punter, 'stakeDay', 1000n)
  const undone = session.round()
  expect(await session.debit(800n, undone)).toBe('accepted')
  expect(await session.debit(800n)).toBe('limit_reached')
  expect(await session.rollback(undone)).toBe('accepted')
  expect(await limitOf(punter, 'stakeDay')).toMatchObject({ used: wire(0n), left: wire(1000n) })
  const round = session.round()
  expect(await session.debit(800n, round)).toBe('accepted')

  await setLimit(punter, 'lossDay', 900n)
  expect(await session.play(150n, 5000n)).toBe('limit_reached')
  expect(await session.credit(round.roundId, 500n)).toBe('accepted')
  expect(await limitOf(punter, 'lossDay')).toMatchObject({ used: wire(300n), left: wire(600n) })
  expect(await session.play(150n, 5000n)).toBe('accepted')
})

test('[RG-03] a refused bet stays refused after limits change', async () => {
  const punter = await newPunter(site)
  const session = await openSession(punter)
  const [first, second] = [session.round(), session.round()]
  expect(await session.debit(500n, first)).toBe('accepted')
  await setLimit(punter, 'stakeDay', 600n)
  expect(await session.debit(500n, second)).toBe('limit_reached')
  expect(await session.rollback(first)).toBe('accepted')
  expect(await session.debit(500n, second)).toBe('limit_reached')
  expect(await session.debit(500n)).toBe('accepted')
})

test('[RG-01] simultaneous deposits stay within the limit, including pending ones', async () => {
  const punter = await newPunter(site)
  const { methods } = await punter.client.must('GET /wps/deposit/methods', {})
  const method = methods.find(({ kind }) => kind === 'bank')?.method ?? 'transfer'
  await setLimit(punter, 'depositDay', 350_000_0000n)
  const begin = async () => {
    const request = { id: randomUUID(), method, amount: '100000' }
    const { answer } = await punter.client.call('PUT /wps/deposit', request)
    return answer.success ? 'accepted' : answer.code
  }
  const all = await Promise.all(Array.from({ length: 100 }, begin))
  expect(all.filter((one) => one === 'accepted')).toHaveLength(3)
  expect(all.filter((one) => one === 'invalid_fields')).toHaveLength(97)
  expect(await limitOf(punter, 'depositDay')).toMatchObject({ left: '50000.0000' })
  await punter.client.must('POST /wps/exclusion/time-out', { hours: 24 })
  expect(await begin()).toBe('excluded')
})

test('[RG-03] the wallet’s counters match the journal', async () => {
  const punter = await newPunter(site)
  const session = await openSession(punter)
  const bets = Array.from({ length: 40 }, (_, index) =>
    index % 3 === 0 ? session.play(10n, 25n) : session.debit(7n),
  )
  await Promise.all(bets)
  await setLimit(punter, 'stakeDay', 10n ** 9n)
  const { used } = (await limitOf(punter, 'stakeDay')) ?? {}
  await eventually(async () => {
    const { sitting } = await punter.client.must('GET /wps/limits/check', {})
    return sitting?.staked === used
  })
  const { sitting } = await punter.client.must('GET /wps/limits/check', {})
  expect(sitting).toMatchObject({ staked: wire(14n * 10n + 26n * 7n), won: wire(14n * 25n) })
})
