import { loadWords } from '@fairhouse/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordsProvider } from '#lib/words'
import { Winners, type Winner } from './winners.tsx'

const words = await loadWords('EN')

const draw = (winners: readonly Winner[]) =>
  renderToStaticMarkup(
    <WordsProvider first={{ code: 'EN', words }}>
      <Winners winners={winners} brandZone="Asia/Ho_Chi_Minh" />
    </WordsProvider>,
  )

test('a winner is a masked player, a game, a prize and a time on the clock of the brand', () => {
  const at = '2030-01-31T17:05:00.000Z'
  const html = draw([
    { id: '1', player: 'de***o', game: 'Reels', prize: '₫ 120,000', at, image: 'reels' },
  ])
  for (const part of ['Latest winners', 'de***o', 'Reels', '₫ 120,000', '00:05']) {
    expect(html).toContain(part)
  }
  expect(html).not.toMatch(/ style=/)
})

test('nothing is rendered without winners', () => expect(draw([])).toBe(''))
