import type { GameItem } from '@fairhouse/protocol'
import { join, tintClass, useSource } from '@fairhouse/ui'
import { use, useState, type ReactNode } from 'react'
import { Picture } from '#lib/art'
import { cdnAddress, ImageCdn } from '#lib/cdn'
import { lookOf } from './tile-look.ts'
import { useTileTurn } from './use-tile-turn.ts'

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
  const { box, mayLoad, isDrawn, done } = useTileTurn(source)
  const [loaded, setLoaded] = useState<string>()
  // If the picture fails to load, the art of the game or the default is shown.
  const drawn = game.picture === null || game.art ? hero : 'game'
  return (
    <div
      ref={box}
      className={join(
        'tile relative aspect-[3/4] overflow-hidden rounded-card',
        tintClass(tint),
        source === undefined && motif,
      )}
    >
      {source !== undefined && mayLoad && (
        <img
          ref={ref}
          src={source}
          alt=""
          width={180}
          height={240}
          decoding="async"
          loading={isDrawn ? 'lazy' : 'eager'}
          fetchPriority="low"
          draggable={false}
          onLoad={() => {
            done()
            setLoaded(source)
          }}
          onError={() => {
            done()
            fail()
          }}
          className={join(
            'tile-own absolute inset-0 size-full object-cover',
            // Until a picture with the name has come, the tile shows the name itself.
            game.isInHouse && (isDrawn || loaded === source) && 'tile-named',
          )}
        />
      )}
      {source === undefined && (
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
