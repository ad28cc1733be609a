import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from './compress.mjs'

test('compresses large texts, not small ones or pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-compress-'))
  const text = 'let x = 1\n'.repeat(500)
  for (const name of ['a.js', 'a.webp']) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'small.css'), 'a{}')
  await compressFolder(folder)
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text)
  for (const name of ['a.webp.br', 'small.css.gz']) {
    expect(existsSync(join(folder, name))).toBe(false)
  }
  rmSync(folder, { recursive: true })
})
