import { hash } from 'node:crypto'
import type { TileLook } from './draw-tile.ts'

/**
 * Stands in every name, because browsers keep tiles for a year: a test says what it must be when
 * tiles are drawn otherwise.
 */
export const edition = 'db17b144'

/** Where tiles are asked for. */
export const tilesPath = '/tiles/'

/** The name of a tile's file: another look has another. */
export function tileFile(look: TileLook): string {
  const seen = hash('sha256', JSON.stringify([edition, look]))
  return `${look.code}-${seen.slice(0, 10)}.webp`
}
