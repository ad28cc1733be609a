import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { weigh, weighGames, weighOffice } from './sizes/weigh.ts'

const dist = resolve(import.meta.dirname, '..', 'dist')

const chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
  isDynamicEntry: z._default(z.boolean(), false),
})
const manifest = z.record(z.string(), chunk)

const read = (file: string) => z.parse(manifest, JSON.parse(readFileSync(join(dist, file), 'utf8')))
const gzipped = (folder: string) => (file: string) =>
  gzipSync(readFileSync(join(dist, folder, file)), { level: 9 }).length

const weights = [
  ...weigh(read('render/manifest.json'), gzipped('player')),
  ...weighOffice(read('office-manifest.json'), gzipped('office')),
  ...weighGames(read('games-manifest.json'), gzipped('games')),
]
let failed = 0
for (const { name, bytes, limit } of weights) {
  const isOver = bytes > limit
  if (isOver) failed += 1
  const kilobytes = (value: number) => (value / 1000).toFixed(1).padStart(6)
  console.log(`${kilobytes(bytes)} of ${kilobytes(limit)} kB  ${name}${isOver ? '  TOO BIG' : ''}`)
}
process.exitCode = failed === 0 ? 0 : 1
