import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#kit'
import type { TileLook } from './draw-tile.ts'
import type { Render } from './render.ts'

export interface TileCacheOptions {
  /** Folder of tiles drawn on request. */
  directory: string
  /** Folder of tiles drawn at build time. */
  built: string
  render: Render
  log: Log
  /** Number of tiles drawn at a time; players need the machine more. */
  concurrency?: number
  /** Pause after each tile that is drawn ahead of requests. */
  pauseMs?: number
}

/** Drawing ahead uses at most half of one core. */
const defaultPauseMs = 200

/** More queued tiles would arrive later than anyone looks at them. */
const maxQueued = 400
/** Used if the folder is not writable. */
const maxInMemory = 64
const temporaryPrefix = 'new-'

/** Cache of tiles by file name. A missing one is drawn once for all requests, a few at a time. */
export function createTileCache(options: TileCacheOptions) {
  const { directory, built, render, log, pauseMs = defaultPauseMs } = options
  const { concurrency = availableParallelism() > 2 ? 2 : 1 } = options
  const drawing = new Map<string, Promise<Buffer>>()
  const inMemory = new Map<string, Buffer>()
  const lanes = Array.from({ length: concurrency }, (): Promise<unknown> => Promise.resolve())
  let lane = 0

  async function draw(file: string, look: TileLook): Promise<Buffer> {
    // Another process may have drawn it by now.
    const found = await readTile(directory, file)
    if (found) return found
    const tile = await render(look)
    await store(directory, file, tile).catch((error: unknown) => {
      if (inMemory.size === 0) log.warn({ err: error, directory }, 'tiles cannot be stored')
      const [oldest] = inMemory.keys()
      if (inMemory.size >= maxInMemory && oldest !== undefined) inMemory.delete(oldest)
      inMemory.set(file, tile)
    })
    return tile
  }

  const find = async (file: string) =>
    inMemory.get(file) ?? (await readTile(directory, file)) ?? (await readTile(built, file))

  return {
    /**
     * Draws tiles ahead of requests, one after another and only while no request waits. Stops if
     * tiles cannot be stored.
     */
    async drawAhead(tiles: Iterable<readonly [string, TileLook]>, signal: AbortSignal) {
      for (const [file, look] of tiles) {
        while (drawing.size > 0) await Promise.allSettled(drawing.values())
        if (signal.aborted || inMemory.size > 0) return
        if (await find(file)) continue
        await this.tileOf(file, look)
        await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {})
      }
    },
    /** Returns undefined if too many tiles are queued. */
    async tileOf(file: string, look: TileLook): Promise<Buffer | undefined> {
      const tile = await find(file)
      if (tile) return tile
      const running = drawing.get(file)
      if (running) return running
      if (drawing.size >= maxQueued) return undefined
      lane = (lane + 1) % concurrency
      const drawn = Promise.resolve(lanes[lane]).then(() => draw(file, look))
      drawing.set(file, drawn)
      lanes[lane] = drawn.catch(() => {}).finally(() => drawing.delete(file))
      return drawn
    },
    /** Removes unknown files. */
    async tidy(isKnown: (file: string) => boolean): Promise<void> {
      const files = await readdir(directory).catch(() => [])
      for (const file of files) {
        if (!isKnown(file)) await rm(join(directory, file), { recursive: true, force: true })
      }
    },
  }
}

/** Reads a tile; a truncated file counts as missing. */
async function readTile(directory: string, file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(join(directory, file)).catch(() => undefined)
  if (!bytes || bytes.length < 12) return undefined
  const isWhole =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + 8 === bytes.length
  return isWhole ? bytes : undefined
}

/** Writes the file atomically, so that readers never see part of it. */
async function store(directory: string, file: string, tile: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true })
  const temporary = await mkdtemp(join(directory, temporaryPrefix))
  try {
    await writeFile(join(temporary, file), tile)
    await rename(join(temporary, file), join(directory, file))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
