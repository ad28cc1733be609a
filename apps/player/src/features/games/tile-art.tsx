import type { GameItem } from '@fairhouse/protocol'
import { join, tintClass, useSource } from '@fairhouse/ui'
import { use, type ReactNode } from 'react'
import { Picture } from '#lib/art'
import { cdnAddress, ImageCdn } from '#lib/cdn'
import { lookOf } from './tile-look.ts'

interface Props {
  game: Pick<GameItem, 'nodeId' | 'art' | 'picture' | 'isInHouse'>
  children: ReactNode
}

/** The background of a tile: the game's own picture, or one composed of art. */
export function TileArt({ game, children }: Props) {
  const { hero, tint, motif } = lookOf(game)
  const cdn = use(ImageCdn)
  const address = game.picture === null ? undefined : cdnAddress(cdn, game.picture)
  const { source, fail, ref } = useSource([address])
  // If the picture fails to load, the art of the game or the default is shown.
  const drawn = game.picture === null || game.art ? hero : 'game'
  return (
    <div
      className={join(
        'tile relative aspect-[3/4] overflow-hidden rounded-card',
        tintClass(tint),
        source === undefined && motif,
      )}
    >
      {source !== undefined ? (
        <img
          ref={ref}
          src={source}
          alt=""
          width={180}
          height={240}
          decoding="async"
          loading="lazy"
          draggable={false}
          onError={fail}
          className={join(
            'tile-own absolute inset-0 size-full object-cover',
            game.isInHouse && 'tile-named',
          )}
        />
      ) : (
        <Picture
          image={drawn}
          size={140}
          className="tile-hero absolute inset-x-0 top-[7%] mx-auto size-[76%]"
        />
      )}
      {children}
    </div>
  )
}
