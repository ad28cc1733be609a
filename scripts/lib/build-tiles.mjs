import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRenderer, houseTiles } from '@fairhouse/studio'
import { root } from './paths.mjs'

/** Tiles of the first page; others are drawn on request. */
const tileCount = 24

/** Draws the tiles of the first games in the list, so that nobody waits for them. */
export async function buildTiles() {
  const folder = join(root, 'dist', 'tiles')
  mkdirSync(folder, { recursive: true })
  const wanted = new Map([...houseTiles()].slice(0, tileCount))
  const present = new Set(readdirSync(folder))
  for (const file of present) if (!wanted.has(file)) rmSync(join(folder, file), { recursive: true })
  const render = createRenderer()
  for (const [file, look] of wanted) {
    if (!present.has(file)) writeFileSync(join(folder, file), await render(look))
  }
}
