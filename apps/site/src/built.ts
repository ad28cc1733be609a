import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the bundle in production, in the checkout when run from source. */
function built(name: string): string {
  const besideBundle = fileURLToPath(new URL(`../${name}`, import.meta.url))
  if (existsSync(besideBundle)) return besideBundle
  return fileURLToPath(new URL(`../../../dist/${name}`, import.meta.url))
}

export const pagesDirectory = () => built('player')
export const officeDirectory = () => built('office')
export const gamesDirectory = () => built('games')
export const tilesDirectory = () => built('tiles')
