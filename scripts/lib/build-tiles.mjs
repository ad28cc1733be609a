import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRenderer, houseTiles } from '@fairhouse/studio'
import { root } from './paths.mjs'

/** What stands on the first page; all others are drawn when somebody first asks for them. */
const first = 24

/** The tiles of the first games of the list, so that nobody waits for those. */
export async function buildTiles() {
  const folder = join(root, 'dist', 'tiles')
  mkdirSync(folder, { recursive: true })
  const wanted = new Map([...houseTiles()].slice(0, first))
  const present = new Set(readdirSync(folder))
  for (const file of present) if (!wanted.has(file)) rmSync(join(folder, file), { recursive: true })
  const render = createRenderer()
  for (const [file, look] of wanted) {
    if (!present.has(file)) writeFileSync(join(folder, file), await render(look))
  }
}
