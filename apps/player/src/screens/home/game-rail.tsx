import type { GameItem } from '@fairhouse/protocol'
import { Rail } from '@fairhouse/ui'
import { Link } from 'wouter'
import type { Favourites } from '#features/favourites'
import { GameTile, useProviderNames } from '#features/games'
import { Picture } from '#lib/art'
import { useWords } from '#lib/words'
import { useRailWords } from './rail-words.ts'
import { startGame } from '#features/launch'

interface Props {
  title: string
  /** Name of the picture before the title. */
  image: string
  games: readonly GameItem[]
  favourites: Favourites
  /** Link to the whole list. */
  href: string
}

/** Row of games; renders nothing if empty. */
export function GameRail({ title, image, games, favourites, href }: Props) {
  const { t } = useWords()
  const words = useRailWords()
  const nameOf = useProviderNames()
  if (games.length === 0) return null
  const name = (
    <span className="flex items-center gap-3">
      <Picture image={image} size={36} className="size-9" />
      {title}
    </span>
  )
  const all = (
    <Link
      href={href}
      aria-label={`${t('home.see_all')}: ${title}`}
      className="inline-flex min-h-11 shrink-0 items-center font-semibold text-accent"
    >
      {t('home.see_all')}
    </Link>
  )
  return (
    <Rail title={name} words={words} action={all}>
      {games.map((game) => (
        <li key={game.nodeId} className="w-38 shrink-0 snap-start sm:w-44">
          <GameTile
            game={game}
            vendor={nameOf(game.providerCode)}
            onPlay={startGame}
            isFavourite={favourites.ids.has(game.nodeId)}
            onFavourite={favourites.toggle}
          />
        </li>
      ))}
    </Rail>
  )
}
