import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Ngọc Rồng', 'ngoc rong'],
  ['ĐÊM  Huyền-Bí!', 'dem huyen bi'],
  ["Dragon's Pearl", 'dragons pearl'],
  ['Dragon’s Pearl', 'dragons pearl'],
  ['ＬＵＣＫＹ　７７', 'lucky 77'],
  ['İstanbul Łódź', 'istanbul lodz'],
  ['น้ำผึ้ง', fold('นำผึง')],
  ['สล็อต', 'สลอต'],
  ['幸运果园', '幸运果园'],
  ['ﾄﾞﾗｺﾞﾝ', fold('ドラゴン')],
  ['***', ''],
])('%s is searched as %s', (name, folded) => {
  expect(fold(name)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})
