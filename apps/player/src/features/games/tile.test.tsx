import { loadWords } from '@fairhouse/i18n'
import type { GameItem } from '@fairhouse/protocol'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImageCdn } from '#lib/cdn'
import { loadWithLobbyWords } from '#lib/lobby-words'
import { WordsProvider } from '#lib/words'

const words = await loadWords('EN')
const { GameTile } = await loadWithLobbyWords(() => import('./tile.tsx'), 'EN')

const game: GameItem = {
  nodeId: 7,
  vassalage: 'ACME',
  vendor: 'ACME',
  code: 'red dragon',
  gameCode: 'red dragon',
  gameName: 'Red Dragon',
  gameType: 'RNG',
  gameClassify: '',
  isGame: 'GAME',
  accountTypeName: '',
  defaultPlayType: null,
  minBet: null,
  lineNum: 20,
  rtp: '96.20',
  isHot: true,
  isInHouse: false,
  hasTrial: true,
  picture: null,
  art: null,
}

function draw(part: Partial<GameItem> = {}, isFavourite = false, code: 'EN' | 'VI' = 'EN'): string {
  const nothing = () => {}
  return renderToStaticMarkup(
    <WordsProvider first={{ code, words }}>
      <ImageCdn value="https://cdn.test">
        <GameTile
          game={{ ...game, ...part }}
          vendor="Acme"
          onPlay={nothing}
          isFavourite={isFavourite}
          onFavourite={nothing}
        />
      </ImageCdn>
    </WordsProvider>,
  )
}

test('a tile says what it is, who brings it and what it returns, and leads to the game', () => {
  const html = draw()
  for (const part of ['Red Dragon', 'Acme', '96.20% return', 'Hot', 'Try Red Dragon']) {
    expect(html).toContain(part)
  }
  expect(html).toContain('href="/game?gameCode=red+dragon"')
  expect(html).not.toMatch(/ style=/)
})

test('what is not so is not said', () => {
  const html = draw({ rtp: null, isHot: false, hasTrial: false })
  for (const part of ['return', 'Hot', 'Try']) expect(html).not.toContain(part)
})

test('the heart says what a press does', () => {
  expect(draw()).toContain('Add Red Dragon to favourites')
  expect(draw({}, true)).toContain('Remove Red Dragon from favourites')
})

test('its own picture comes from the host that was picked', () => {
  const html = draw({ picture: '/pictures/dragon.webp' })
  expect(html).toContain('src="https://cdn.test/pictures/dragon.webp"')
  expect(draw()).toContain('/assets/art/')
})

test('our own pictures have the English name in them; others read theirs beside it', () => {
  const own = { picture: '/tiles/red-dragon-1a2b.webp', isInHouse: true, gameName: 'Rồng Đỏ' }
  expect(draw(own)).toContain('tile-named')
  expect(draw(own)).toContain('>Acme<')
  expect(draw(own, false, 'VI')).not.toContain('>Acme<')
  expect(draw(own, false, 'VI').match(/>Rồng Đỏ</g)).toHaveLength(2)
  expect(draw({ picture: own.picture })).not.toContain('tile-named')
})
