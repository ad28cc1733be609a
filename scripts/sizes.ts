import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { weigh } from './sizes/weigh.ts'

const dist = resolve(import.meta.dirname, '..', 'dist')

const chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
  isDynamicEntry: z._default(z.boolean(), false),
})
const manifest = z.record(z.string(), chunk)

const written = readFileSync(join(dist, 'render', 'manifest.json'), 'utf8')
const gzipped = (file: string) =>
  gzipSync(readFileSync(join(dist, 'player', file)), { level: 9 }).length

let failed = 0
for (const { what, bytes, limit } of weigh(z.parse(manifest, JSON.parse(written)), gzipped)) {
  const isOver = bytes > limit
  if (isOver) failed += 1
  const kilobytes = (value: number) => (value / 1000).toFixed(1).padStart(6)
  console.log(`${kilobytes(bytes)} of ${kilobytes(limit)} kB  ${what}${isOver ? '  TOO BIG' : ''}`)
}
process.exitCode = failed === 0 ? 0 : 1
