import type { FastifyInstance } from 'fastify'
import type { Log } from '#kit'
import type { TileLook } from './draw-tile.ts'
import { createRenderer, type Render } from './render.ts'
import { createTileCache } from './tile-cache.ts'
import { tilesPath } from './tile-file.ts'

export interface TilesOptions {
  /** Looks by file name; no others are drawn. */
  looks: Pick<ReadonlyMap<string, TileLook>, 'get' | 'has'>
  /** Folder of tiles drawn on request. */
  directory: string
  /** Folder of tiles drawn at build time. */
  built: string
  log: Log
  render?: Render
  concurrency?: number
  pauseMs?: number
}

const aYearSeconds = 31_536_000

/** Serves the tiles of our games, drawn on first request. */
export function serveTiles(app: FastifyInstance, options: TilesOptions) {
  const { looks, render = createRenderer(), ...rest } = options
  const cache = createTileCache({ ...rest, render })
  cache
    .tidy((file) => looks.has(file))
    .catch((error: unknown) => {
      rest.log.warn({ err: error, directory: rest.directory }, 'old tiles could not be removed')
    })
  app.get<{ Params: { file: string } }>(`${tilesPath}:file`, async (request, reply) => {
    const { file } = request.params
    const look = looks.get(file)
    if (!look) return reply.callNotFound()
    // A file name identifies one picture forever.
    const cacheHeaders = {
      'cache-control': `public, max-age=${aYearSeconds}, immutable`,
      etag: `"${file}"`,
    }
    const etags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
    if (etags.includes(cacheHeaders.etag)) return reply.headers(cacheHeaders).code(304).send()
    const tile = await cache.tileOf(file, look)
    if (!tile) return reply.code(503).header('retry-after', '10').send()
    reply.headers({
      ...cacheHeaders,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    return reply.type('image/webp').send(tile)
  })

  const closing = new AbortController()
  let ahead: Promise<void> | undefined
  app.addHook('onClose', async () => {
    closing.abort()
    await ahead
  })
  return {
    /** Draws these in the background until the server closes. */
    drawAhead(tiles: Iterable<readonly [string, TileLook]>): void {
      ahead = cache.drawAhead(tiles, closing.signal).catch((error: unknown) => {
        rest.log.warn({ err: error }, 'tiles are not drawn ahead')
      })
    },
  }
}
