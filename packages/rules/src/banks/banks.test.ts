import { describe, expect, test } from 'vitest'
import { institutionNamed, institutionsOf } from './index.ts'

const markets = ['VN', 'TH', 'ID', 'PH', 'CN']
const lists = markets.flatMap((country) =>
  (['bank', 'ewallet'] as const).map((kind) => [country, kind] as const),
)

describe.each(lists)('[SEC-10] the list of %s, %s', (country, kind) => {
  test('has whole rows, each id once, and finds each by its id and its name', () => {
    const all = institutionsOf(country, kind)
    expect(all.length).toBeGreaterThan(1)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { id, name, fullName } of all) {
      expect(id).toMatch(/^[A-Z]{2,12}$/)
      expect([name, fullName]).not.toContain('')
      expect(institutionNamed(country, kind, id)?.id).toBe(id)
      expect(institutionNamed(country, kind, name)?.id, name).toBe(id)
    }
  })
})

test.each([
  'VCB',
  'vcb',
  'Vietcombank',
  'Vietcom bank',
  'VIETCOM BANK',
  'Vietcоmbank',
  'ＶＣＢ',
  'Ngân hàng Vietcombank',
  'vietcom',
  ' Vietcombank ',
  'V1etcombank'.replace('1', 'і'),
])('[SEC-10] %s is one bank', (written) => {
  expect(institutionNamed('VN', 'bank', written)?.id).toBe('VCB')
})

test('[SEC-10] other banks, other markets and nonsense are told apart', () => {
  expect(institutionNamed('VN', 'bank', 'VietinBank')?.id).toBe('ICB')
  expect(institutionNamed('VN', 'bank', 'Ngân hàng Quân đội')?.id).toBe('MB')
  expect(institutionNamed('TH', 'bank', 'ธนาคารกสิกรไทย')?.id).toBe('KBANK')
  expect(institutionNamed('CN', 'bank', '工商银行')?.id).toBe('ICBC')
  for (const written of ['First Bank', '', 'Bank', '!!']) {
    expect(institutionNamed('VN', 'bank', written), written).toBeUndefined()
  }
  expect(institutionsOf('DE', 'bank')).toEqual([])
})
