import { fitOf } from '../stats/index.ts'
import { only, type Bits } from './bits.ts'

const chances = [0.288_788_09, 0.577_576_19, 0.133_635_72]

/** 2.5: how many rows of square matrices of bits depend on others. */
export function matrixRank(bits: Bits, size = 32) {
  const counts = [0, 0, 0]
  for (let end = size * size; end <= bits.length; end += size * size) {
    const missing = size - rankOf(rowsOf(bits.subarray(end - size * size, end), size))
    const place = Math.min(missing, 2)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return only(fitOf(counts, chances))
}

function rowsOf(bits: Bits, size: number): Uint32Array {
  const rows = new Uint32Array(size)
  let place = 0
  for (let row = 0; row < size; row += 1) {
    let word = 0
    for (const end = place + size; place < end; place += 1) word = (word << 1) | (bits[place] ?? 0)
    rows[row] = word
  }
  return rows
}

/** Each row takes its lowest bit out of those that follow. */
function rankOf(rows: Uint32Array): number {
  let rank = 0
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0
    if (row === 0) continue
    rank += 1
    const lowest = row & -row
    for (let later = place + 1; later < rows.length; later += 1) {
      const other = rows[later] ?? 0
      if ((other & lowest) !== 0) rows[later] = other ^ row
    }
  }
  return rank
}
