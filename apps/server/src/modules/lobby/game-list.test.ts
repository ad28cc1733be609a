import { expect, test } from 'vitest'
import { readGameList } from './game-list.ts'

test('a CSV list has names by language, quotes and empty cells', () => {
  const csv =
    '\u{FEFF}code,name,name_VI,type,classify,minBet,lines,rtp,picture,trial\r\n' +
    'coin,"Coin, the ""first""",Đồng xu,RNG,,VND:1000;THB:5,20,96.5,/i/coin.png,yes\r\n' +
    '\r\n' +
    'dice,Dice,,RNG,table,,,97,,\n'
  expect(readGameList('games.csv', csv)).toEqual([
    {
      code: 'coin',
      names: { EN: 'Coin, the "first"', VI: 'Đồng xu' },
      gameType: 'RNG',
      minBets: { VND: '1000', THB: '5' },
      lines: 20,
      rtp: '96.50',
      picture: '/i/coin.png',
      hasTrial: true,
    },
    { code: 'dice', names: { EN: 'Dice' }, gameType: 'RNG', classify: 'table', rtp: '97.00' },
  ])
})

test('a file that is not a game list is reported', () => {
  expect(readGameList('g.json', '[{"code":"a"}]')).toEqual([{ code: 'a' }])
  expect(() => readGameList('g.json', '{}')).toThrow('no JSON list')
  expect(() => readGameList('g.csv', 'code,colour\na,red')).toThrow('no column colour')
  expect(() => readGameList('g.txt', '')).toThrow('.csv or .json')
})
