import { colourOf, type Colour } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import { shape } from './land.ts'

export interface Stone {
  readonly light: Colour
  readonly body: Colour
  readonly dark: Colour
}

interface Column {
  readonly x: number
  readonly wide: number
  readonly top: number
  readonly bottom: number
}

/** A column with flutes, in points of the page. */
export function column(brush: Brush, { x, wide, top, bottom }: Column, stone: Stone): void {
  const { context, across } = brush
  const { light, body, dark } = stone
  const [left, right] = [x - wide / 2, x + wide / 2]
  const round = (from: number, to: number) =>
    across(from, to, [0, dark], [0.28, body], [0.42, light], [0.62, body], [1, dark])
  context.fillStyle = round(left, right)
  context.fillRect(left, top, wide, bottom - top)
  for (let flute = 1; flute < 6; flute += 1) {
    const at = left + wide * (0.5 - Math.cos((flute / 6) * Math.PI) / 2)
    context.fillStyle = colourOf('shadow', 0.22)
    context.fillRect(at - wide * 0.02, top, wide * 0.04, bottom - top)
    context.fillStyle = colourOf('light', 0.12)
    context.fillRect(at + wide * 0.02, top, wide * 0.02, bottom - top)
  }
  context.fillStyle = brush.fade(top, top + wide * 1.4, [0, 'shadow', 0.6], [1, 'shadow', 0])
  context.fillRect(left, top, wide, wide * 1.4)
  for (const [y, out, high] of [
    [top - wide * 0.12, 0.62, 0.16],
    [top - wide * 0.34, 0.78, 0.24],
    [bottom - wide * 0.18, 0.64, 0.18],
    [bottom, 0.8, 0.22],
  ] as const) {
    context.fillStyle = round(x - wide * out, x + wide * out)
    brush.panel(x - wide * out, y, wide * out * 2, wide * high, wide * 0.06)
    context.fill()
    context.fillStyle = colourOf('light', 0.3)
    context.fillRect(x - wide * out, y, wide * out * 2, 1.2)
  }
}

interface Arcade {
  readonly top: number
  readonly spring: number
  readonly bottom: number
  readonly count: number
  readonly pier: number
}

/** A wall with round openings onto the layers painted before. */
export function arcade(
  brush: Brush,
  { top, spring, bottom, count, pier }: Arcade,
  { light, body, dark }: Stone,
): void {
  const { context, width, height, fade } = brush
  const step = width / count
  const radius = (step * (1 - pier)) / 2
  const openings = () => {
    for (let bay = 0; bay < count; bay += 1) {
      const middle = (bay + 0.5) * step
      context.moveTo(middle - radius, bottom * height)
      context.lineTo(middle - radius, spring * height)
      context.arc(middle, spring * height, radius, Math.PI, 0)
      context.lineTo(middle + radius, bottom * height)
      context.closePath()
    }
  }
  context.beginPath()
  context.rect(0, top * height, width, (bottom - top) * height)
  openings()
  context.fillStyle = fade(top * height, bottom * height, [0, body], [0.25, light], [1, dark])
  context.fill('evenodd')
  context.beginPath()
  openings()
  context.lineWidth = Math.max(3, radius * 0.09)
  context.strokeStyle = fade(top * height, bottom * height, [0, 'trim', 0.9], [1, 'trim-deep', 0.5])
  context.stroke()
}

interface Cluster {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly count: number
  readonly seed: number
  /** Direction in turns from upwards. */
  readonly aim?: number
}

/** A cluster of crystals, in shares of the picture. */
export function crystals(
  brush: Brush,
  { x, y, size, count, seed, aim = 0 }: Cluster,
  [lit, dim]: readonly [Colour, Colour] = ['cloud', 'middle'],
): void {
  const { context, width, height, unit } = brush
  const next = sow(seed)
  brush.shine(x * width, y * height, size * unit * 1.5, lit, 0.45)
  for (let crystal = 0; crystal < count; crystal += 1) {
    const lean = count === 1 ? 0 : crystal / (count - 1) - 0.5
    const tall = size * unit * (1 - Math.abs(lean) * 0.9) * (0.7 + next() * 0.4)
    const wide = tall * (0.11 + next() * 0.06)
    context.save()
    context.translate(x * width + lean * size * unit * 0.55, y * height)
    context.rotate(aim * Math.PI * 2 + lean * 1.5)
    facets(brush, wide, tall, lit, dim)
    context.restore()
  }
}

function facets({ context, fade }: Brush, wide: number, tall: number, lit: Colour, dim: Colour) {
  const shoulder = -tall * 0.76
  const left = fade(-tall, 0, [0, 'light'], [0.25, lit], [0.7, dim], [1, 'near'])
  const right = fade(-tall, 0, [0, lit], [0.35, dim], [1, 'ground'])
  shape(
    context,
    [
      [-wide, 0],
      [-wide, shoulder],
      [0, -tall],
      [wide * 0.25, shoulder * 0.94],
      [wide * 0.25, 0],
    ],
    left,
  )
  shape(
    context,
    [
      [wide, 0],
      [wide, shoulder],
      [0, -tall],
      [wide * 0.25, shoulder * 0.94],
      [wide * 0.25, 0],
    ],
    right,
  )
  context.lineWidth = 1.2
  context.strokeStyle = colourOf('light', 0.6)
  context.beginPath()
  context.moveTo(-wide, shoulder)
  context.lineTo(0, -tall)
  context.lineTo(wide * 0.25, shoulder * 0.94)
  context.lineTo(wide * 0.25, 0)
  context.stroke()
}

/** A floor of slabs in perspective. */
export function slabs(brush: Brush, top: number, [one, other]: readonly [Colour, Colour]): void {
  const { context, width, height, fade } = brush
  const begin = top * height
  context.fillStyle = fade(begin, height, [0, other], [1, 'ground'])
  context.fillRect(0, begin, width, height - begin)
  const [rows, columns] = [7, 14]
  const yOf = (row: number) => begin + (height - begin) * (row / rows) ** 1.9
  const xOf = (slot: number, y: number) => {
    const spread = 0.5 + ((y - begin) / (height - begin)) * 1.6
    return width / 2 + (slot / columns - 0.5) * width * 1.6 * spread
  }
  context.fillStyle = fade(begin, height, [0, one], [1, one, 0.15])
  for (let row = 0; row < rows; row += 1) {
    const [near, far] = [yOf(row + 1), yOf(row)]
    for (let slot = row % 2; slot < columns; slot += 2) {
      context.beginPath()
      context.moveTo(xOf(slot, far), far)
      context.lineTo(xOf(slot + 1, far), far)
      context.lineTo(xOf(slot + 1, near), near)
      context.lineTo(xOf(slot, near), near)
      context.fill()
    }
  }
  context.fillStyle = fade(begin, begin + height * 0.12, [0, 'light', 0.22], [1, 'light', 0])
  context.fillRect(0, begin, width, height * 0.12)
}
