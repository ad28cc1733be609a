import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fromWords, streamOf, type Hmac, type Rng, type Seeds } from './rng.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const draw = (rng: Rng, count: number, n: number) =>
  Array.from({ length: count }, () => rng.below(n))

/** Counts the results when every word of a source comes once. */
function countAll(range: number, n: number) {
  const counts = Array.from({ length: n }, () => 0)
  let rejected = 0
  let calls = 0
  let word = 0
  // The last word is accepted for any n, so a rejected first word ends there.
  const rng = fromWords(() => (calls++ === 0 ? word : range - 1), range)
  for (word = 0; word < range; word += 1) {
    calls = 0
    const value = rng.below(n)
    if (calls === 1) counts[value] = (counts[value] ?? 0) + 1
    else rejected += 1
  }
  return { counts: new Set(counts), rejected }
}

test('every word of an 8-bit source gives each number equally often, for every n', () => {
  for (let n = 1; n <= 256; n += 1) {
    const equal = { counts: new Set([Math.floor(256 / n)]), rejected: 256 % n }
    expect(countAll(256, n), `below ${n}`).toEqual(equal)
  }
})

test.each([1, 2, 3, 7, 10, 24, 25, 37, 52, 256, 1000, 10_001, 32_767, 32_769, 65_535, 65_536])(
  'every word of a 16-bit source gives each number below %i equally often',
  (n) => {
    const equal = { counts: new Set([Math.floor(65_536 / n)]), rejected: 65_536 % n }
    expect(countAll(65_536, n)).toEqual(equal)
  },
)

test('an odd range is scaled evenly', () => {
  for (const n of [1, 2, 10, 99, 100, 101, 997]) {
    const equal = { counts: new Set([Math.floor(997 / n)]), rejected: 997 % n }
    expect(countAll(997, n), `below ${n}`).toEqual(equal)
  }
})

/** Scales with bigint arithmetic; returns undefined for a rejected word. */
function exactScaled(word: number, n: number): number | undefined {
  const product = BigInt(word) * BigInt(n)
  if (product % 2n ** 32n < 2n ** 32n % BigInt(n)) return undefined
  return Number(product / 2n ** 32n)
}

function scaled(word: number, n: number): number | undefined {
  let calls = 0
  const value = fromWords(() => (calls++ === 0 ? word : 2 ** 32 - 1)).below(n)
  return calls === 1 ? value : undefined
}

test('words of 32 bits are scaled exactly for any n', () => {
  const near = (value: number) => [value - 1, value, value + 1]
  const edges = [16, 20, 21, 31, 32].flatMap((bits) => near(2 ** bits))
  for (const n of [1, 2, 3, 52, 3 * 2 ** 30, ...edges].filter((one) => one <= 2 ** 32)) {
    for (const word of [0, 1, ...edges].filter((one) => one < 2 ** 32)) {
      expect(scaled(word, n), `${word} below ${n}`).toBe(exactScaled(word, n))
    }
  }
  const anyWord = fc.integer({ min: 0, max: 2 ** 32 - 1 })
  const anyCount = fc.oneof(
    fc.integer({ min: 1, max: 2 ** 21 }),
    fc.integer({ min: 1, max: 2 ** 32 }),
  )
  fc.assert(
    fc.property(anyWord, anyCount, (word, n) => scaled(word, n) === exactScaled(word, n)),
    { numRuns: 5000 },
  )
})

test('the largest word gives the last number', () => {
  for (const n of [1, 2, 37, 10_001, 2 ** 21, 2 ** 32]) expect(scaled(2 ** 32 - 1, n)).toBe(n - 1)
})

test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 32 + 1])('refuses %d as an upper bound', (n) => {
  expect(() => fromWords(() => 0).below(n)).toThrow('nothing below')
})

test('numbers follow the order of the words; only a rejected word is dropped', () => {
  const words = [0, 1, 128, 200, 255]
  const next = vi.fn(() => words.shift() ?? 0)
  // 256 = 85 × 3 + 1: the word 0 is the one that would favour the number 0.
  expect(draw(fromWords(next, 256), 4, 3)).toEqual([0, 1, 2, 2])
  expect(next).toHaveBeenCalledTimes(5)
})

/** Computed with another program, by the formula of public verifiers. */
const vectors: { seeds: Seeds; words: number[]; below10001: number[] }[] = [
  {
    seeds: { serverSeed: '0'.repeat(64), clientSeed: 'fairhouse', nonce: 0 },
    words: [
      1346437792, 3128482389, 4136587671, 3939998196, 3678634213, 1819770104, 1909197169,
      2735750032, 3683059062, 1300292141,
    ],
    below10001: [3135, 7284, 9632, 9174, 8565, 4237, 4445, 6370, 8576, 3027],
  },
  {
    seeds: {
      serverSeed: '8d5f2c6e1b7a4930f1e2d3c4b5a69788796a5b4c3d2e1f00112233445566778a',
      clientSeed: 'lucky cloud',
      nonce: 1,
    },
    words: [
      3901228172, 2311167965, 3759245126, 1590725850, 287381321, 3595774332, 1362231918, 2946766759,
      1472799142, 1507682329,
    ],
    below10001: [9084, 5381, 8753, 3704, 669, 8372, 3172, 6861, 3429, 3510],
  },
  {
    seeds: { serverSeed: 'ff'.repeat(32), clientSeed: 'Đỗ:x', nonce: 2 ** 32 },
    words: [
      2400018605, 356024150, 3372330195, 1923968669, 3105638640, 3557658173, 1928962818, 3944792418,
      155986945, 4066827978,
    ],
    below10001: [5588, 829, 7852, 4480, 7231, 8284, 4491, 9185, 363, 9469],
  },
]

test.each(vectors)('the stream of $seeds.clientSeed matches its test vector', (vector) => {
  expect(draw(streamOf(hmac, vector.seeds), 10, 2 ** 32)).toEqual(vector.words)
  expect(draw(streamOf(hmac, vector.seeds), 10, 10_001)).toEqual(vector.below10001)
})

test('the stream equals that of public tools, which read four bytes as a fraction', () => {
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'me', nonce: 7 }
  const fractions = [0, 1, 2].flatMap((block) => {
    const bytes = createHmac('sha256', seeds.serverSeed).update(`me:7:${block}`).digest()
    return Array.from({ length: 8 }, (_, word) =>
      [...bytes.subarray(word * 4, word * 4 + 4)].reduce(
        (sum, byte, place) => sum + byte / 256 ** (place + 1),
        0,
      ),
    )
  })
  expect(Math.max(...fractions)).toBeLessThan(1)
  const stream = streamOf(hmac, seeds)
  expect(draw(stream, 24, 52)).toEqual(fractions.map((fraction) => Math.floor(fraction * 52)))
})

test('each part of the seeds changes the stream, and the published hash is no seed', () => {
  const seeds = { serverSeed: '1'.repeat(64), clientSeed: 'a', nonce: 0 }
  const published = createHash('sha256').update(seeds.serverSeed).digest('hex')
  const all: Seeds[] = [
    seeds,
    { ...seeds, serverSeed: '2'.repeat(64) },
    { ...seeds, clientSeed: 'b' },
    { ...seeds, clientSeed: '' },
    { ...seeds, nonce: 1 },
    { ...seeds, clientSeed: 'a:0', nonce: 0 },
    { ...seeds, serverSeed: published },
  ]
  const streams = all.map((one) => draw(streamOf(hmac, one), 8, 2 ** 32).join())
  expect(new Set(streams).size).toBe(all.length)
})

test('computes each block once and in order', () => {
  const calls = vi.fn(hmac)
  draw(streamOf(calls, { serverSeed: 's', clientSeed: 'c', nonce: 3 }), 17, 2 ** 32)
  expect(calls.mock.calls).toEqual([
    ['s', 'c:3:0'],
    ['s', 'c:3:1'],
    ['s', 'c:3:2'],
  ])
})

test('throws when the generator fails', () => {
  const seeds = { serverSeed: 's', clientSeed: 'c', nonce: 0 }
  expect(() => streamOf(() => new Uint8Array(31), seeds).below(2)).toThrow('32 bytes')
  const broken = () => {
    throw new Error('no entropy')
  }
  expect(() => streamOf(broken, seeds).below(2)).toThrow('no entropy')
})
