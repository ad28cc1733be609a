import type { FastifyInstance } from 'fastify'
import type { Log } from '#kit'
import type { TileLook } from './draw-tile.ts'
import { createRenderer, type Render } from './render.ts'
import { createShelf } from './shelf.ts'
import { tilesPath } from './tile-file.ts'

export interface TilesOptions {
  /** By the names of their files: no others are drawn. */
  looks: Pick<ReadonlyMap<string, TileLook>, 'get' | 'has'>
  /** Where tiles are kept once they were asked for. */
  directory: string
  /** Where those are that were drawn with the build. */
  built: string
  log: Log
  render?: Render
  atOnce?: number
  restMs?: number
}

const aYearSeconds = 31_536_000

/** The pictures of our games: drawn when somebody first asks for one, and kept. */
export function serveTiles(app: FastifyInstance, options: TilesOptions) {
  const { looks, render = createRenderer(), ...rest } = options
  const shelf = createShelf({ ...rest, render })
  shelf
    .tidy((file) => looks.has(file))
    .catch((error: unknown) => {
      rest.log.warn({ err: error, directory: rest.directory }, 'old tiles stay')
    })
  app.get<{ Params: { file: string } }>(`${tilesPath}:file`, async (request, reply) => {
    const { file } = request.params
    const look = looks.get(file)
    if (!look) return reply.callNotFound()
    // A name stands for one picture, so whoever has it has it.
    const kept = {
      'cache-control': `public, max-age=${aYearSeconds}, immutable`,
      etag: `"${file}"`,
    }
    const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
    if (held.includes(kept.etag)) return reply.headers(kept).code(304).send()
    const tile = await shelf.tileOf(file, look)
    if (!tile) return reply.code(503).header('retry-after', '10').send()
    reply.headers({
      ...kept,
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
      ahead = shelf.drawAhead(tiles, closing.signal).catch((error: unknown) => {
        rest.log.warn({ err: error }, 'tiles are not drawn ahead')
      })
    },
  }
}
