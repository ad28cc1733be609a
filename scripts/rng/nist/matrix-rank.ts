import { fitOf } from '../stats/index.ts'
import { singleValue, type Bits } from './bits.ts'

const chances = [0.288_788_09, 0.577_576_19, 0.133_635_72]

/** 2.5: the rank of square bit matrices. */
export function matrixRank(bits: Bits, size = 32) {
  const counts = [0, 0, 0]
  for (let end = size * size; end <= bits.length; end += size * size) {
    const missing = size - rankOf(rowsOf(bits.subarray(end - size * size, end), size))
    const index = Math.min(missing, 2)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return singleValue(fitOf(counts, chances))
}

function rowsOf(bits: Bits, size: number): Uint32Array {
  const rows = new Uint32Array(size)
  let index = 0
  for (let row = 0; row < size; row += 1) {
    let word = 0
    for (const end = index + size; index < end; index += 1) word = (word << 1) | (bits[index] ?? 0)
    rows[row] = word
  }
  return rows
}

/** Gaussian elimination: each row clears its lowest bit in the rows after it. */
function rankOf(rows: Uint32Array): number {
  let rank = 0
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0
    if (row === 0) continue
    rank += 1
    const lowest = row & -row
    for (let later = index + 1; later < rows.length; later += 1) {
      const other = rows[later] ?? 0
      if ((other & lowest) !== 0) rows[later] = other ^ row
    }
  }
  return rank
}
