import { expect, test } from 'vitest'
import { netOf, rowsHref } from './view.ts'

const period = { from: '2026-01-01', to: '2026-01-31' }
const row = { day: null, brandId: 'b', vendor: null, game: null, memberId: null }

test('a figure links to the rows of its day or of the period', () => {
  expect(rowsHref({ ...row, day: '2026-01-02' }, period, 'deposit')).toBe(
    '/reports/rows?from=2026-01-02&to=2026-01-02&brandId=b&figure=deposit',
  )
  expect(rowsHref({ ...row, vendor: 'V&X', game: 'g' }, period)).toBe(
    '/reports/rows?from=2026-01-01&to=2026-01-31&brandId=b&vendor=V%26X&game=g',
  )
  expect(rowsHref({ ...row, brandId: null }, period)).toBeUndefined()
})

test('net cash is deposits less withdrawals', () => {
  const nothing = '0.0000'
  const flows = { stake: nothing, win: nothing, refund: nothing, potIn: nothing, potOut: nothing }
  const rest = { fee: nothing, given: nothing, adjustment: nothing, away: nothing }
  const figures = { ...flows, ...rest, revenue: nothing, deposit: '5.0000', withdrawal: '7.5000' }
  expect(netOf(figures)).toBe('-2.5000')
})
