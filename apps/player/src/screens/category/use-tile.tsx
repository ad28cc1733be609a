import type { GameItem } from '@fairhouse/protocol'
import { useFavourites } from '#features/favourites'
import { GameTile, useProviderNames } from '#features/games'
import { startGame } from '#features/launch'

/** Game tile with the account's favourite mark. */
export function useTile() {
  const nameOf = useProviderNames()
  const { ids, toggle } = useFavourites()
  return (game: GameItem) => (
    <GameTile
      game={game}
      vendor={nameOf(game.providerCode)}
      onPlay={startGame}
      isFavourite={ids.has(game.nodeId)}
      onFavourite={toggle}
      heading="h2"
    />
  )
}
