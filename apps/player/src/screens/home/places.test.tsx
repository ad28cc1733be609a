import { loadWords } from '@fairhouse/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { WordsProvider } from '#lib/words'
import { isEmpty, type GameTile, type Lobby } from './lobby.ts'
import { Places } from './places.tsx'

const words = await loadWords('EN')
const nothing: Lobby = { hot: [], games: {}, winners: [], vendors: [] }

const game = (id: string): GameTile => ({
  id,
  title: `Game ${id}`,
  vendor: 'House',
  image: 'reels',
  href: `/game/${id}`,
})

function draw(part: Partial<Lobby>): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <WordsProvider first={{ code: 'EN', words }}>
        <Places lobby={{ ...nothing, ...part }} timeZone="Asia/Ho_Chi_Minh" />
      </WordsProvider>
    </Router>,
  )
}

const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, inner]) => inner?.replaceAll(/<[^>]+>/g, ''))

test('what is empty takes no place at all', () => {
  expect(draw({})).toBe('')
  expect(draw({ games: { slots: [] } })).toBe('')
  expect(isEmpty({ ...nothing, games: { slots: [] } })).toBe(true)
  expect(isEmpty({ ...nothing, games: { slots: [game('1')] } })).toBe(false)
})

test('hot games come first, then a row for each category with games, in order', () => {
  const html = draw({ hot: [game('1')], games: { esports: [game('2')], lottery: [game('3')] } })
  expect(headings(html)).toEqual(['Hot games', 'Lottery', 'Esports'])
  expect(html).toContain('href="/game/3"')
  expect(html).toContain('Game 2')
})

test('a winner is a masked player, a game, a prize and a time on the clock of the brand', () => {
  const at = '2030-01-31T17:05:00.000Z'
  const winner = {
    id: '1',
    player: 'de***o',
    game: 'Reels',
    prize: '₫ 120,000',
    at,
    image: 'reels',
  }
  const html = draw({ winners: [winner] })
  expect(headings(html)).toEqual(['Latest winners'])
  for (const part of ['de***o', 'Reels', '₫ 120,000', '12:05']) expect(html).toContain(part)
})

test('vendors have a name and a picture, the default where they bring none', () => {
  const html = draw({ vendors: [{ code: 'own', name: 'House', image: 'nothing-known' }] })
  expect(headings(html)).toEqual(['Game makers'])
  expect(html).toContain('/assets/art/1f48e-')
})

test('nothing is drawn that the content policy forbids', () => {
  const html = draw({ hot: [game('1')], vendors: [{ code: 'a', name: 'A', image: 'game' }] })
  expect(html).not.toMatch(/ style=/)
})
