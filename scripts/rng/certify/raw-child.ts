import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { generatorOf, live, wordsFrom } from '../generators/index.ts'
import { reverseBits } from './reverse-bits.ts'

/** Writes raw output of a generator to its output: so many bytes, or until nobody reads. */
const [name = 'studio', order = 'normal', bytes = 'Infinity'] = process.argv.slice(2)
const wordsInLot = 2 ** 16

function* lots() {
  const generator = generatorOf(name, live)
  for (let lot = 0; lot * wordsInLot * 4 < Number(bytes); lot += 1) {
    const words = wordsFrom(generator, wordsInLot, lot % 2 === 0)
    yield Buffer.from((order === 'reversed' ? words.map(reverseBits) : words).buffer)
  }
}

try {
  await pipeline(Readable.from(lots()), process.stdout)
} catch (error) {
  // Whoever reads has had enough.
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
}
