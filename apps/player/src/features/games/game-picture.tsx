import type { GameItem } from '@fairhouse/protocol'
import { TileArt } from './tile-art.tsx'

/** The picture of a game without the tile. */
export function GamePicture({ game }: { game: GameItem }) {
  return (
    <div className="w-40">
      <TileArt game={game}>{null}</TileArt>
    </div>
  )
}
