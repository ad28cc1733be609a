import { expect, test } from 'vitest'
import { dialling } from './help-phone.ts'

test('[RG-16] written numbers become dialable', () => {
  expect(dialling('096 306 1414')).toBe('tel:0963061414')
  expect(dialling('03-7627 2929')).toBe('tel:0376272929')
  expect(dialling('+44 808 8020 133')).toBe('tel:+448088020133')
  expect(dialling('119 ext. 8')).toBe('tel:119;ext=8')
})
