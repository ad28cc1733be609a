import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { createRandom } from '#platform/random'
import { signs } from './font.ts'
import { drawAnswer, newAnswer } from './picture.ts'

const random = createRandom(systemClock)

test('answers are five characters without lookalikes', () => {
  const seen = new Set<string>()
  for (let turn = 0; turn < 500; turn += 1) {
    const answer = newAnswer(random)
    expect(answer).toMatch(/^[A-Z0-9]{5}$/)
    for (const sign of answer) seen.add(sign)
  }
  expect(seen).toEqual(new Set(signs))
  for (const sign of '01258OILSZBGQDUV6') expect(seen.has(sign), sign).toBe(false)
})

test('a picture is a small PNG that is never drawn the same way twice', () => {
  const one = drawAnswer('AKX47', random)
  expect(one.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  expect(one.length).toBeLessThan(4096)
  expect(one.equals(drawAnswer('AKX47', random))).toBe(false)
  expect(one.includes('AKX47')).toBe(false)
  expect(one.toString('latin1')).not.toMatch(/tEXt|iTXt|eXIf|tIME/)
})

test('the ink of each character is in its own part of the picture', () => {
  const { width, height, rows } = pointsOf(drawAnswer('HHHHH', random))
  expect([width, height]).toEqual([180, 60])
  for (let part = 0; part < 5; part += 1) {
    const from = 8 + Math.floor((part * 164) / 5)
    const inked = rows.flatMap((row) => [...row.subarray(from, from + 32)]).filter((c) => c === 1)
    expect(inked.length, `part ${part}`).toBeGreaterThan(150)
  }
})

function pointsOf(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const start = png.indexOf('IDAT')
  const lines = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  const rows = Array.from({ length: height }, (_, row) =>
    lines.subarray(row * (width + 1) + 1, (row + 1) * (width + 1)),
  )
  return { width, height, rows }
}
