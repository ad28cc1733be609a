import { fitOf } from '../stats/index.ts'
import { singleValue, type Bits } from './bits.ts'

/** LIST of the block sizes with the chances of their longest runs, ascending from `shortest`. */
const sizes = [
  {
    from: 750_000,
    size: 10_000,
    shortest: 10,
    chances: [0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727],
  },
  {
    from: 6272,
    size: 128,
    shortest: 4,
    chances: [
      0.117_403_578_8, 0.242_955_959, 0.249_363_483, 0.175_177_06, 0.102_701_071, 0.112_398_847,
    ],
  },
  { from: 0, size: 8, shortest: 1, chances: [0.214_843_75, 0.367_187_5, 0.230_468_75, 0.1875] },
]

/** 2.4: the longest run of ones in a block. */
export function longestRun(bits: Bits) {
  const kind = sizes.find(({ from }) => bits.length >= from)
  if (!kind) throw new Error('no size of blocks')
  const { size, shortest, chances } = kind
  const counts = chances.map(() => 0)
  for (let end = size; end <= bits.length; end += size) {
    const longest = longestIn(bits.subarray(end - size, end))
    const index = Math.min(Math.max(longest - shortest, 0), chances.length - 1)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return singleValue(fitOf(counts, chances))
}

function longestIn(block: Bits): number {
  let longest = 0
  let run = 0
  for (const bit of block) {
    run = bit === 1 ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}
