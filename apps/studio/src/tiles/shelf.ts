import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#kit'
import type { TileLook } from './draw-tile.ts'
import type { Render } from './render.ts'

export interface ShelfOptions {
  /** Where tiles are kept. */
  directory: string
  /** Where those are that were drawn with the build. */
  built: string
  render: Render
  log: Log
  /** How many are drawn at a time; whoever plays needs the machine more. */
  atOnce?: number
  /** Pause after each tile that is drawn ahead. */
  restMs?: number
}

/** Half of one core at most goes into tiles that nobody has asked for yet. */
const usualRestMs = 200

/** More that wait would be shown later than anybody looks at them. */
const mostWaiting = 400
/** In place of a folder that cannot be written to. */
const mostInMemory = 64
const unfinished = 'new-'

/** Tiles by file name; one that is not there is drawn, once for all who ask, and few at a time. */
export function createShelf(options: ShelfOptions) {
  const { directory, built, render, log, restMs = usualRestMs } = options
  const { atOnce = availableParallelism() > 2 ? 2 : 1 } = options
  const drawing = new Map<string, Promise<Buffer>>()
  const unkept = new Map<string, Buffer>()
  const lanes = Array.from({ length: atOnce }, (): Promise<unknown> => Promise.resolve())
  let turn = 0

  async function draw(file: string, look: TileLook): Promise<Buffer> {
    // Another process may have drawn it meanwhile.
    const found = await readTile(directory, file)
    if (found) return found
    const tile = await render(look)
    await keep(directory, file, tile).catch((error: unknown) => {
      if (unkept.size === 0) log.warn({ err: error, directory }, 'tiles cannot be kept')
      const [oldest] = unkept.keys()
      if (unkept.size >= mostInMemory && oldest !== undefined) unkept.delete(oldest)
      unkept.set(file, tile)
    })
    return tile
  }

  const find = async (file: string) =>
    unkept.get(file) ?? (await readTile(directory, file)) ?? (await readTile(built, file))

  return {
    /**
     * Draws tiles before anybody asks for them: one after another, and only while nobody waits for
     * another one. Stops where tiles cannot be kept.
     */
    async drawAhead(tiles: Iterable<readonly [string, TileLook]>, signal: AbortSignal) {
      for (const [file, look] of tiles) {
        while (drawing.size > 0) await Promise.allSettled(drawing.values())
        if (signal.aborted || unkept.size > 0) return
        if (await find(file)) continue
        await this.tileOf(file, look)
        await pause(restMs, undefined, { signal, ref: false }).catch(() => {})
      }
    },
    /** Undefined when too many wait already. */
    async tileOf(file: string, look: TileLook): Promise<Buffer | undefined> {
      const kept = await find(file)
      if (kept) return kept
      const running = drawing.get(file)
      if (running) return running
      if (drawing.size >= mostWaiting) return undefined
      turn = (turn + 1) % atOnce
      const drawn = Promise.resolve(lanes[turn]).then(() => draw(file, look))
      drawing.set(file, drawn)
      lanes[turn] = drawn.catch(() => {}).finally(() => drawing.delete(file))
      return drawn
    },
    /** Takes away what is asked for no more. */
    async tidy(isKnown: (file: string) => boolean): Promise<void> {
      const files = await readdir(directory).catch(() => [])
      for (const file of files) {
        if (!isKnown(file)) await rm(join(directory, file), { recursive: true, force: true })
      }
    },
  }
}

/** A file that broke off with the machine is as good as none. */
async function readTile(directory: string, file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(join(directory, file)).catch(() => undefined)
  if (!bytes || bytes.length < 12) return undefined
  const isWhole =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + 8 === bytes.length
  return isWhole ? bytes : undefined
}

/** Whoever reads finds all of it or nothing, whatever ends in between. */
async function keep(directory: string, file: string, tile: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true })
  const apart = await mkdtemp(join(directory, unfinished))
  try {
    await writeFile(join(apart, file), tile)
    await rename(join(apart, file), join(directory, file))
  } finally {
    await rm(apart, { recursive: true, force: true })
  }
}
