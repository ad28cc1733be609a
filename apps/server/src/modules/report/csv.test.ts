import { expect, test } from 'vitest'
import { csvLine, csvStart } from './csv.ts'

test.each([
  '=1+1',
  '+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =HYPERLINK("https://example.com")',
])('%j is no formula in a spreadsheet', (text) => {
  const [cell = ''] = csvLine([text, 'x']).split(',"x"')
  expect(cell.startsWith(`"'`)).toBe(true)
})

test('amounts stay amounts, also negative ones, and text cannot leave its cell', () => {
  expect(csvLine(['-12.5000', '7', 'a "b", c\nd'])).toBe('-12.5000,7,"a ""b"", c\nd"\r\n')
  expect(csvStart(['time'])).toBe('\uFEFF"time"\r\n')
})
