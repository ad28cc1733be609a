import { lobbyWords } from '@fairhouse/i18n/lobby'
import { loadWithWords, WordsProvider } from '#lib/words'
import { loadWords } from '@fairhouse/i18n'
import type { GameItem } from '@fairhouse/protocol'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImageCdn } from '#lib/cdn'

const words = await loadWords('EN')
const { GameTile } = await loadWithWords([lobbyWords], () => import('./tile.tsx'), 'EN')

const game: GameItem = {
  nodeId: 7,
  providerCode: 'ACME',
  vendor: 'ACME',
  code: 'red dragon',
  gameCode: 'red dragon',
  gameName: 'Red Dragon',
  gameType: 'RNG',
  gameClassify: '',
  opens: 'GAME',
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

test('a tile shows name, provider and RTP, and links to the game', () => {
  const html = draw()
  for (const part of ['Red Dragon', 'Acme', 'RTP 96.20%', 'Hot', 'Try the Red Dragon demo']) {
    expect(html).toContain(part)
  }
  expect(html).toContain('href="/game?gameCode=red+dragon"')
  expect(html).not.toMatch(/ style=/)
})

test('[GAME-05] a tile links to where a click on it goes', () => {
  const lottery = { gameType: 'LOTT', gameCode: 'k3', accountTypeName: 'TCG_LOTTO_VN' }
  expect(draw(lottery)).toContain('href="/vnlottery?gameCode=k3"')
  expect(draw({ opens: 'PROVIDER' })).toContain('href="/rng?provider=ACME"')
})

test('a tile leaves out labels that do not apply', () => {
  const html = draw({ rtp: null, isHot: false, hasTrial: false })
  for (const part of ['RTP', 'Hot', 'Demo']) expect(html).not.toContain(part)
})

test('the favourite button is labelled with its action', () => {
  expect(draw()).toContain('Add Red Dragon to favourites')
  expect(draw({}, true)).toContain('Remove Red Dragon from favourites')
})

test('its own picture uses the picked host', () => {
  const html = draw({ picture: '/pictures/dragon.webp' })
  expect(html).toContain('src="https://cdn.test/pictures/dragon.webp"')
  expect(draw()).toContain('/assets/art/')
})

test('our pictures contain the English name; other languages show theirs beside it', () => {
  const own = { picture: '/tiles/red-dragon-1a2b.webp', isInHouse: true, gameName: 'Rồng Đỏ' }
  expect(draw(own)).toContain('tile-named')
  expect(draw(own)).toContain('>Acme<')
  expect(draw(own, false, 'VI')).not.toContain('>Acme<')
  expect(draw(own, false, 'VI').match(/>Rồng Đỏ</g)).toHaveLength(2)
  expect(draw({ picture: own.picture })).not.toContain('tile-named')
})
