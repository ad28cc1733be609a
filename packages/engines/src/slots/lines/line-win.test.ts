import { expect, test } from 'vitest'
import { lineWin } from './line-win.ts'

const model = {
  pays: { w: { 2: 4, 3: 30, 4: 50, 5: 900 }, a: { 3: 10, 4: 40, 5: 100 }, b: { 3: 5, 5: 60 } },
  wild: 'w',
}
const won = (symbols: string) => {
  const win = lineWin(model, symbols.split(''))
  return win && `${win.count} ${win.symbol} ${win.credits}`
}

test.each<[string, string | undefined, string]>([
  ['aaabb', '3 a 10', 'three from the left'],
  ['aaaab', '4 a 40', 'four'],
  ['aaaaa', '5 a 100', 'five'],
  ['baaaa', undefined, 'no win from the middle'],
  ['bbaaa', undefined, 'no win from the right'],
  ['abaaa', undefined, 'no win with a gap'],
  ['awwba', '3 a 10', 'wilds substitute the symbol'],
  ['wawab', '4 a 40', 'wilds substitute in front of the symbol'],
  ['wwbaa', '3 b 5', 'the symbol pays more than the wilds'],
  ['wwbba', '2 w 4', 'the wilds pay more: four b pay nothing'],
  ['wwwab', '4 a 40', 'a line pays its best win'],
  ['wwwbb', '5 b 60', 'a line pays only its best win'],
  ['wwwsa', '3 w 30', 'a scatter pays nothing on a line'],
  ['wwsaa', '2 w 4', 'a scatter ends the run'],
  ['sssss', undefined, 'five scatters pay nothing on a line'],
  ['wwwww', '5 w 900', 'five wilds'],
])('%s wins %s: %s', (symbols, expected, _why) => {
  expect(won(symbols)).toBe(expected)
})
