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
  ['baaaa', undefined, 'nothing from the middle'],
  ['bbaaa', undefined, 'nothing from the right'],
  ['abaaa', undefined, 'nothing with a gap'],
  ['awwba', '3 a 10', 'wilds stand for the symbol'],
  ['wawab', '4 a 40', 'also in front of it'],
  ['wwbaa', '3 b 5', 'the better reading, here the symbol'],
  ['wwbba', '2 w 4', 'the better reading, here the wilds: four b pay nothing'],
  ['wwwab', '4 a 40', 'a line is paid once, by the best'],
  ['wwwbb', '5 b 60', 'and not by both'],
  ['wwwsa', '3 w 30', 'a scatter is nothing on a line'],
  ['wwsaa', '2 w 4', 'and ends it'],
  ['sssss', undefined, 'even five of them'],
  ['wwwww', '5 w 900', 'five wilds'],
])('%s wins %s: %s', (symbols, expected, _why) => {
  expect(won(symbols)).toBe(expected)
})
