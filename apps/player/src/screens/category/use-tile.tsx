import type { GameItem } from '@fairhouse/protocol'
import { useFavourites } from '#features/favourites'
import { GameTile, useVendorNames } from '#features/games'
import { startGame } from '#features/launch'

/** A game of a list, with what this account has to do with it. */
export function useTile() {
  const nameOf = useVendorNames()
  const { ids, toggle } = useFavourites()
  return (game: GameItem) => (
    <GameTile
      game={game}
      vendor={nameOf(game.vassalage)}
      onPlay={startGame}
      isFavourite={ids.has(game.nodeId)}
      onFavourite={toggle}
      heading="h2"
    />
  )
}
