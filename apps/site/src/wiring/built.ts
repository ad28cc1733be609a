import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Path of a build output: beside the bundle in production, in `dist` when run from source. */
function built(name: string): string {
  const besideBundle = fileURLToPath(new URL(`../${name}`, import.meta.url))
  if (existsSync(besideBundle)) return besideBundle
  return fileURLToPath(new URL(`../../../../dist/${name}`, import.meta.url))
}

export const pagesDirectory = () => built('player')
export const officeDirectory = () => built('office')
export const gamesDirectory = () => built('games')
export const tilesDirectory = () => built('tiles')
