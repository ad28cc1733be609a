import { expect, test } from 'vitest'
import { format, shapeOf } from './format.ts'

const games = '{count, plural, =0 {No games} one {# game} other {# games}} in {place}'

test('fills in names, and leaves unknown ones visible', () => {
  expect(format('Hello {name}, {name}', 'en', { name: 'Lan' })).toBe('Hello Lan, Lan')
  expect(format('Hello {name}', 'en')).toBe('Hello {name}')
})

test('plurals follow the rules of the language', () => {
  expect(format(games, 'en', { count: 0, place: 'Huế' })).toBe('No games in Huế')
  expect(format(games, 'en', { count: 1, place: 'Huế' })).toBe('1 game in Huế')
  expect(format(games, 'en', { count: 1200, place: 'Huế' })).toBe('1,200 games in Huế')

  const files = '{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}'
  expect([1, 3, 5, 21].map((n) => format(files, 'ru', { n }))).toEqual([
    '1 файл',
    '3 файла',
    '5 файлов',
    '21 файл',
  ])
  expect(format('{n, plural, other {# trò chơi}}', 'vi', { n: 1 })).toBe('1 trò chơi')
})

test('the shape of a message has its names and plural cases', () => {
  expect(shapeOf(games)).toEqual({
    names: ['count', 'place'],
    plurals: [['=0', 'one', 'other']],
  })
  expect(shapeOf('plain')).toEqual({ names: [], plurals: [] })
})
