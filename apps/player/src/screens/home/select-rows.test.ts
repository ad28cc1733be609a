import type { GameItem } from '@fairhouse/protocol'
import { expect, test } from 'vitest'
import { selectRows } from './select-rows.ts'

const games = (...ids: number[]) => ids.map((nodeId) => ({ nodeId }) as GameItem)
const shown = (rows: Parameters<typeof selectRows>[0]) =>
  selectRows(rows).map((row) => [row.name, ...row.games.map(({ nodeId }) => nodeId)])

test('games are not repeated, and short rows are dropped', () => {
  const rows = [
    { name: 'hot', games: games(1, 2) },
    { name: 'recent', games: [] },
    { name: 'inHouse', games: games(1, 2, 3, 4, 5, 6) },
    { name: 'new', games: games(2, 1, 7, 8, 9) },
  ]
  expect(shown(rows)).toEqual([
    ['hot', 1, 2],
    ['inHouse', 3, 4, 5, 6],
  ])
})

test('a row shows at most twelve; the next continues after it', () => {
  const long = games(...Array.from({ length: 20 }, (_, place) => place))
  const [first, second] = selectRows([
    { name: 'inHouse', games: long },
    { name: 'new', games: long },
  ])
  expect([first?.games.length, second?.games.length]).toEqual([12, 8])
})
