import type { GameItem } from '@fairhouse/protocol'
import { useFavourites } from '#features/favourites'
import { GameTile, TileSkeleton, useProviderNames } from '#features/games'
import { startGame } from '#features/launch'
import type { PlayMode } from '#lib/game-target'
import { closeModal } from '#lib/modals'

const gridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-4'

/** Tiles in a dialog, which closes when a game is chosen. */
export function GameTiles({ games }: { games: readonly GameItem[] }) {
  const nameOf = useProviderNames()
  const { ids, toggle } = useFavourites()
  const play = (game: GameItem, mode: PlayMode) => {
    closeModal()
    startGame(game, mode)
  }
  return (
    <ul className={gridClass}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameTile
            game={game}
            vendor={nameOf(game.providerCode)}
            onPlay={play}
            isFavourite={ids.has(game.nodeId)}
            onFavourite={toggle}
          />
        </li>
      ))}
    </ul>
  )
}

export function TileSkeletons({ label }: { label: string }) {
  return (
    <output className={gridClass}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: 8 }, (_, place) => (
        <TileSkeleton key={place} />
      ))}
    </output>
  )
}
