import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import type { GameItem } from '@fairhouse/protocol'
import { Icon, join } from '@fairhouse/ui'
import { memo, type MouseEvent } from 'react'
import { FavouriteButton } from '#lib/favourite-button'
import { addressOf, targetOf, type PlayMode } from '#lib/game-target'
import { lookOf } from './tile-look.ts'
import { percentOf } from './percent-of.ts'
import { TileArt } from './tile-art.tsx'

interface Props {
  game: GameItem
  /** The name of the provider. */
  vendor: string
  onPlay: (game: GameItem, mode: PlayMode) => void
  isFavourite: boolean
  onFavourite: (game: GameItem) => void
  heading?: 'h2' | 'h3'
}

const tryClass = join(
  'relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full px-3 text-sm',
  'font-semibold text-accent transition-colors hover:bg-accent-soft hover:text-accent-strong',
)

/** A game tile: a link to the game, with buttons for favourite and free play. */
export const GameTile = memo(function GameTile(props: Props) {
  const { game, vendor, onPlay, heading: Heading = 'h3' } = props
  const { t, tag } = useWords(lobbyWords)
  // The text in our pictures is English; other languages show the name beside it.
  const isNamed = game.isInHouse && game.picture !== null && tag !== 'en'
  const play = (event: MouseEvent) => {
    // Leave clicks that open another tab or window to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onPlay(game, 'real')
  }
  return (
    <article className="tile-box relative flex min-w-0 flex-col">
      <TileArt game={game}>
        <Heading className={lookOf(game).lettering}>
          <a
            href={addressOf(targetOf(game, 'real'))}
            onClick={play}
            aria-label={t('lobby.play_game', { game: game.gameName })}
            className="tile-link"
          >
            <span className="tile-name">
              <span className="line-clamp-3 text-balance">{game.gameName}</span>
            </span>
          </a>
        </Heading>
        {game.isHot && (
          <span className="tile-hot absolute start-2 top-2 flex items-center gap-1 rounded-full">
            <Icon name="fire" className="size-3.5" />
            {t('lobby.hot')}
          </span>
        )}
      </TileArt>
      <FavouriteButton game={game} isOn={props.isFavourite} onToggle={props.onFavourite} />
      <div className="flex min-h-12 items-center justify-between gap-1 ps-1">
        <p className="flex min-w-0 flex-col text-xs/snug text-text-quiet">
          <span className="truncate">{isNamed ? game.gameName : vendor}</span>
          {game.rtp !== null && (
            <span className="truncate tabular-nums">
              {t('lobby.return', { percent: percentOf(game.rtp, tag) })}
            </span>
          )}
        </p>
        {game.hasTrial && (
          <button
            type="button"
            aria-label={t('lobby.try_game', { game: game.gameName })}
            onClick={() => onPlay(game, 'trial')}
            className={tryClass}
          >
            {t('lobby.try')}
          </button>
        )}
      </div>
    </article>
  )
})
