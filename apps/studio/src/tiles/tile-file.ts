import { hash } from 'node:crypto'
import type { TileLook } from './draw-tile.ts'

/**
 * Part of every file name, because browsers cache tiles for a year. A test gives the new value when
 * drawings change.
 */
export const edition = 'db17b144'

/** Path under which tiles are served. */
export const tilesPath = '/tiles/'

/** File name of a tile; it changes with the look. */
export function tileFile(look: TileLook): string {
  const digest = hash('sha256', JSON.stringify([edition, look]))
  return `${look.code}-${digest.slice(0, 10)}.webp`
}
