import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

/** Head of a hash chain at one moment, stored outside the database. */
export interface Anchor {
  lane: number
  batch: string
  seq: string
  head: string
}

/** One line of the anchor file. */
const line = z.object({
  books: z.string(),
  at: z.string(),
  lane: z.number(),
  batch: z.string(),
  seq: z.string(),
  head: z.string(),
})

/** Anchors of one ledger or log, oldest first. */
export function readAnchors(file: string | undefined, books: string): Anchor[] {
  if (file === undefined || !existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => line.parse(JSON.parse(text)))
    .filter((anchor) => anchor.books === books)
}

/** Appends to the file and waits until the disk has it. */
export function writeAnchors(file: string, books: string, at: Date, anchors: readonly Anchor[]) {
  mkdirSync(dirname(file), { recursive: true })
  const opened = openSync(file, 'a', 0o600)
  try {
    for (const { lane, batch, seq, head } of anchors) {
      const text = JSON.stringify({ books, at: at.toISOString(), lane, batch, seq, head })
      writeSync(opened, `${text}\n`)
    }
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
