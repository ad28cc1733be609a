import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { generatorOf, live, wordsFrom } from '../generators/index.ts'
import { reverseBits } from './reverse-bits.ts'

/** Writes raw output of a generator to stdout: a number of bytes, or until the reader closes. */
const [name = 'studio', order = 'normal', bytes = 'Infinity'] = process.argv.slice(2)
const wordsPerChunk = 2 ** 16

function* chunks() {
  const generator = generatorOf(name, live)
  for (let chunk = 0; chunk * wordsPerChunk * 4 < Number(bytes); chunk += 1) {
    const words = wordsFrom(generator, wordsPerChunk, chunk % 2 === 0)
    yield Buffer.from((order === 'reversed' ? words.map(reverseBits) : words).buffer)
  }
}

try {
  await pipeline(Readable.from(chunks()), process.stdout)
} catch (error) {
  // The reader has closed the pipe.
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
}
