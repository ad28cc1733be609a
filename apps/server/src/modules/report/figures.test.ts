import { expect, test } from 'vitest'
import type { JournalRow } from '#modules/wallet'
import { figuresOf, noFlows, revenueOf } from './figures.ts'

const id = '01890000-0000-7000-8000-000000000000'

function row(code: string, moves: Record<string, bigint>, reference = 'VENDOR/r1'): JournalRow {
  const postings = Object.entries(moves).map(([address, amount]) => ({
    address,
    currency: 'VND',
    mayOverdraw: !address.startsWith('member/'),
    amount: String(amount),
  }))
  const facts = { id, lane: 0, seq: '1', at: new Date(0), refusal: null }
  return { ...facts, code, reference, moves: postings }
}

const cash = `member/${id}/cash`
const hold = `member/${id}/hold`
const pot = 'jackpot/GRAND@main.VND.0'
const house = 'vendor/VENDOR@main.VND.0'

test('revenue is what the provider account took in, without jackpots', () => {
  const bonus = `member/${id}/bonus`
  const play = { [bonus]: -1000n, [house]: 900n, [cash]: 190n, [pot]: -90n }
  const { flows, owed, ...rest } = figuresOf(row('vendor.play', play))
  expect(flows).toEqual({ ...noFlows, stake: 1000n, win: 190n, potOut: 90n })
  expect(revenueOf(flows)).toBe(900n)
  expect(owed).toEqual({ cash: 190n, bonus: -1000n, hold: 0n, pots: -90n })
  expect(rest).toMatchObject({ members: [id], brand: 'main', currency: 'VND', vendor: 'VENDOR' })
})

test('a refunded stake takes its jackpot contribution back', () => {
  const stake = figuresOf(row('vendor.debit', { [cash]: -100n, [house]: 99n, [pot]: 1n }))
  const undone = figuresOf(row('vendor.rollback', { [cash]: 100n, [house]: -99n, [pot]: -1n }))
  expect(revenueOf(stake.flows) + revenueOf(undone.flows)).toBe(0n)
  expect(undone.flows).toEqual({ ...noFlows, refund: 100n, potIn: -1n })
})

test('a deposit excludes its fee; a withdrawal is the money that left', () => {
  const payment = 'payment/bank@main.VND.0'
  const fee = 'house/fee@main.VND.0'
  const came = figuresOf(row('deposit', { [payment]: -1000n, [cash]: 980n, [fee]: 20n }, id))
  expect(came.flows).toEqual({ ...noFlows, deposit: 1000n, fee: 20n })
  expect(came).toMatchObject({ provider: 'bank', vendor: undefined })
  const held = figuresOf(row('withdrawal.hold', { [cash]: -500n, [hold]: 500n }, id))
  expect(held.flows).toEqual(noFlows)
  expect(held.brand).toBeUndefined()
  const paid = figuresOf(row('withdrawal.paid', { [hold]: -480n, [payment]: 480n }, id))
  expect(paid.flows).toEqual({ ...noFlows, withdrawal: 480n })
  const taken = figuresOf(row('withdrawal.fee', { [hold]: -20n, [fee]: 20n }, id))
  expect(taken.flows).toEqual({ ...noFlows, fee: 20n })
})

test('unknown codes are adjustments; money with a provider is away', () => {
  const world = 'world@main.VND.0'
  const put = figuresOf(row('adjust', { [world]: -5n, [cash]: 5n }, 'x'))
  expect(put.flows).toEqual({ ...noFlows, adjustment: 5n })
  const sent = figuresOf(row('vendor.transfer.in', { [cash]: -5n, [house]: 5n }, 'VENDOR'))
  expect(sent.flows).toEqual({ ...noFlows, away: 5n })
  expect(sent.vendor).toBe('VENDOR')
})
