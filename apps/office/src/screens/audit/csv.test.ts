import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const row = {
  seq: '7',
  id: 'x',
  at: '2026-11-16T10:00:00.000Z',
  actorKind: 'staff',
  actorId: 'a',
  action: 'deposit.approve',
  subjectKind: 'deposit',
  subjectId: 'd',
  brandId: null,
  before: { state: 'reviewing' },
  after: null,
  address: '10.0.0.1',
  reason: '=SUM(A1), "so"',
} as const

test('a row is one line; quotes, commas and formulas are escaped', () => {
  const [head = '', line = ''] = toCsv([row]).split('\r\n')
  expect(head).toMatch(/^seq,at,actorKind,.*,address,reason$/)
  expect(line).toBe(
    '7,2026-11-16T10:00:00.000Z,staff,a,deposit.approve,deposit,d,,' +
      '"{""state"":""reviewing""}",,10.0.0.1,"\'=SUM(A1), ""so"""',
  )
})
