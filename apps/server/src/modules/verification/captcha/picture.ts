import type { Random } from '#platform/random'
import { glyphHeight, glyphs, glyphWidth, inkAt, signs } from './font.ts'
import { pngOf, type Raster, type Rgb } from './png.ts'

const signCount = 5
const width = 180
const height = 60

/** Paper, ink, and noise. */
const palette: readonly Rgb[] = [
  [244, 244, 238],
  [38, 50, 86],
  [128, 140, 168],
  [206, 208, 212],
]
const [ink, scratch, dust] = [1, 2, 3]

export function newAnswer(random: Random): string {
  return Array.from({ length: signCount }, () => signs[random.below(signs.length)]).join('')
}

/** Draws the letters with random pose and size, noise below and lines above. */
export function drawAnswer(answer: string, random: Random): Buffer {
  const raster: Raster = { width, height, points: new Uint8Array(width * height) }
  const between = (low: number, high: number) => low + ((high - low) * random.below(1001)) / 1000
  for (let grain = 0; grain < 900; grain += 1) {
    raster.points[random.below(raster.points.length)] = dust
  }
  const room = (width - 16) / answer.length
  for (const [place, sign] of Array.from(answer).entries()) {
    drawSign(raster, sign, {
      x: 8 + room * (place + 0.5) + between(-3, 3),
      y: height / 2 + between(-6, 6),
      size: between(4.6, 5.8),
      turn: between(-0.32, 0.32),
      lean: between(-0.2, 0.2),
    })
  }
  for (let line = 0; line < 3; line += 1) {
    drawWave(raster, between(10, 50), between(4, 12), between(0.02, 0.06), between(0, 6))
  }
  return pngOf(raster, palette)
}

interface Pose {
  x: number
  y: number
  size: number
  turn: number
  lean: number
}

function drawSign(raster: Raster, sign: string, { x, y, size, turn, lean }: Pose) {
  const glyph = glyphs.get(sign) ?? []
  const reach = Math.ceil(size * 6)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      const row = (right * sin + down * cos) / size
      const column = (right * cos - down * sin) / size + row * lean
      const strength = inkAt(glyph, column + (glyphWidth - 1) / 2, row + (glyphHeight - 1) / 2)
      if (strength > 0.42) put(raster, x + right, y + down, ink)
    }
  }
}

function drawWave(raster: Raster, level: number, rise: number, pace: number, from: number) {
  for (let x = 0; x < raster.width; x += 0.5) {
    const y = level + rise * Math.sin(from + x * pace)
    put(raster, x, y, scratch)
    put(raster, x, y + 1, scratch)
  }
}

function put(
  { width: across, height: deep, points }: Raster,
  x: number,
  y: number,
  colour: number,
) {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= across || row >= deep) return
  points[row * across + column] = colour
}
