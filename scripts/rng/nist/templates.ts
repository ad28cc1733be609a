import { addOne, chiSquareAbove, fitOf } from '../stats/index.ts'
import { singleValue, type Bits, type PValue } from './bits.ts'

/** Patterns that cannot overlap themselves, as numbers whose lowest bit is last. */
export function aperiodic(length: number): number[] {
  return Array.from({ length: 2 ** length }, (_, code) => code).filter((code) =>
    Array.from({ length: length - 1 }, (_, shift) => shift + 1).every(
      (shift) => code >>> shift !== code % 2 ** (length - shift),
    ),
  )
}

const templates = new Map<number, number[]>()
function templatesOf(length: number): number[] {
  const cached = templates.get(length) ?? aperiodic(length)
  templates.set(length, cached)
  return cached
}

interface Templates {
  length: number
  blocks: number
}

/** 2.7: the frequency of each pattern in each of eight blocks. */
export function nonOverlapping(bits: Bits, { length, blocks }: Templates = defaults): PValue[] {
  const size = Math.floor(bits.length / blocks)
  const cells = 2 ** length
  const mean = (size - length + 1) / cells
  const variance = size * (1 / cells - (2 * length - 1) / cells ** 2)
  const counts = Array.from({ length: blocks }, (_, block) =>
    countPatterns(bits.subarray(block * size, (block + 1) * size), length),
  )
  return templatesOf(length).map((code) => {
    const sum = counts.reduce((all, count) => all + ((count[code] ?? 0) - mean) ** 2, 0)
    const part = code.toString(2).padStart(length, '0')
    return { part, p: chiSquareAbove(sum / variance, blocks) }
  })
}
const defaults: Templates = { length: 9, blocks: 8 }

function countPatterns(block: Bits, length: number): Uint32Array {
  const counts = new Uint32Array(2 ** length)
  const mask = 2 ** length - 1
  let code = 0
  let seen = 0
  for (const bit of block) {
    code = ((code << 1) | bit) & mask
    seen += 1
    if (seen >= length) addOne(counts, code)
  }
  return counts
}

const runLength = 9
const blockSize = 1032
/** As corrected by NIST after Hamano and Kaneko. */
const chances = [0.364_091, 0.185_659, 0.139_381, 0.100_571, 0.070_432_3, 0.139_865]

/** 2.8: the number of overlapping runs of nine ones in a block. */
export const overlapping = (bits: Bits) => singleValue(fitOf(countOverlapping(bits), chances))

export function countOverlapping(bits: Bits): number[] {
  const counts = chances.map(() => 0)
  for (let end = blockSize; end <= bits.length; end += blockSize) {
    const index = Math.min(longRuns(bits.subarray(end - blockSize, end)), chances.length - 1)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

function longRuns(block: Bits): number {
  let found = 0
  let run = 0
  for (const bit of block) {
    run = bit === 1 ? run + 1 : 0
    if (run >= runLength) found += 1
  }
  return found
}
