import { colourOf, type Colour } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import { shape } from './land.ts'

interface Tower {
  /** Position of the foot, in shares of the picture. */
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly levels: number
  readonly wall: Colour
  readonly roof: Colour
}

/** Pagoda with turned-up eaves; width in shares of the shorter side. */
export function pagoda(brush: Brush, { x, y, wide, levels, wall, roof }: Tower): void {
  const { context, width, height, unit } = brush
  let [half, floor] = [(wide * unit) / 2, y * height]
  const middle = x * width
  for (let level = 0; level < levels; level += 1) {
    const [bodyHigh, roofHigh] = [half * 0.62, half * 0.5]
    const body = half * 0.68
    context.fillStyle = brush.fade(floor - bodyHigh, floor, [0, wall], [1, 'ground'])
    context.fillRect(middle - body, floor - bodyHigh, body * 2, bodyHigh)
    for (const pane of [-0.6, 0, 0.6]) {
      const paneX = middle + pane * body
      brush.shine(paneX, floor - bodyHigh * 0.5, body * 0.5, 'glow', 0.55)
      context.fillStyle = colourOf('glow', 0.9)
      context.fillRect(paneX - body * 0.15, floor - bodyHigh * 0.75, body * 0.3, bodyHigh * 0.5)
    }
    const eaves = floor - bodyHigh
    context.beginPath()
    context.moveTo(middle - half * 1.15, eaves - roofHigh * 0.28)
    context.quadraticCurveTo(
      middle - half * 0.75,
      eaves + roofHigh * 0.12,
      middle,
      eaves + roofHigh * 0.04,
    )
    context.quadraticCurveTo(
      middle + half * 0.75,
      eaves + roofHigh * 0.12,
      middle + half * 1.15,
      eaves - roofHigh * 0.28,
    )
    context.quadraticCurveTo(
      middle + half * 0.7,
      eaves - roofHigh * 0.3,
      middle + half * 0.5,
      eaves - roofHigh,
    )
    context.lineTo(middle - half * 0.5, eaves - roofHigh)
    context.quadraticCurveTo(
      middle - half * 0.7,
      eaves - roofHigh * 0.3,
      middle - half * 1.15,
      eaves - roofHigh * 0.28,
    )
    context.fillStyle = brush.fade(
      eaves - roofHigh,
      eaves + roofHigh * 0.1,
      [0, roof],
      [1, 'ground'],
    )
    context.fill()
    context.lineWidth = 1.2
    context.strokeStyle = colourOf('trim', 0.55)
    context.stroke()
    floor = eaves - roofHigh * 0.9
    half *= 0.78
  }
  shape(
    context,
    [
      [middle - half * 0.12, floor],
      [middle, floor - half * 1.1],
      [middle + half * 0.12, floor],
    ],
    colourOf('trim'),
  )
}

interface Keep {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly wall: Colour
  readonly dark: Colour
  readonly roof: Colour
}

/** A castle with five towers. */
export function keep(brush: Brush, { x, y, wide, wall, dark, roof }: Keep): void {
  const { context, width, height, unit } = brush
  const size = wide * unit
  const [middle, floor] = [x * width, y * height]
  const towers = [
    [-0.46, 0.14, 0.5],
    [0.46, 0.14, 0.5],
    [-0.24, 0.16, 0.72],
    [0.26, 0.15, 0.66],
    [0, 0.22, 0.95],
  ] as const
  const stone = (left: number, right: number) =>
    brush.across(left, right, [0, dark], [0.3, wall], [1, dark])
  context.fillStyle = stone(middle - size / 2, middle + size / 2)
  context.fillRect(middle - size / 2, floor - size * 0.28, size, size * 0.28)
  for (let tooth = 0; tooth < 12; tooth += 1) {
    const left = middle - size / 2 + (tooth / 12) * size
    context.fillRect(left, floor - size * 0.32, size / 24, size * 0.05)
  }
  for (const [at, thick, tall] of towers) {
    const [centre, half, top] = [middle + at * size, (thick * size) / 2, floor - tall * size]
    context.fillStyle = stone(centre - half, centre + half)
    context.fillRect(centre - half, top, half * 2, floor - top)
    const hat = [
      [centre - half * 1.35, top],
      [centre, top - half * 3],
      [centre + half * 1.35, top],
    ] as const
    shape(
      context,
      hat,
      brush.across(centre - half, centre + half, [0, roof], [0.4, 'label'], [1, 'label-deep']),
    )
    for (let pane = 0; pane < 3; pane += 1) {
      const paneY = top + half * (0.7 + pane * 1.5)
      if (paneY > floor - half) continue
      brush.shine(centre, paneY, half * 1.2, 'glow', 0.5)
      context.fillStyle = colourOf('glow', 0.95)
      brush.panel(centre - half * 0.18, paneY - half * 0.3, half * 0.36, half * 0.6, half * 0.18)
      context.fill()
    }
  }
}

interface City {
  readonly y: number
  readonly least: number
  readonly most: number
  readonly seed: number
  readonly colour: Colour
  readonly lit: readonly Colour[]
}

/** Row of houses with lit windows. */
export function city(brush: Brush, { y, least, most, seed, colour, lit }: City): void {
  const { context, width, height } = brush
  const next = sow(seed)
  const unit = Math.max(width, height) / 26
  for (let x = -unit * 0.5; x < width;) {
    const wide = unit * (0.7 + next() * 0.9)
    const side = Math.abs((x + wide / 2) / width - 0.5) * 2
    const top =
      (y - least - (most - least) * (0.5 + next() * 0.5) * (0.2 + side ** 2 * 0.8)) * height
    context.fillStyle = brush.fade(top, y * height, [0, colour], [1, 'ground'])
    context.fillRect(x, top, wide, height - top)
    context.fillStyle = colourOf('light', 0.25)
    context.fillRect(x, top, wide, 1.2)
    windows(brush, { x, top, wide, bottom: y * height }, next, lit)
    x += wide + unit * 0.08
  }
}

interface Wall {
  readonly x: number
  readonly top: number
  readonly wide: number
  readonly bottom: number
}

function windows(
  { context }: Brush,
  { x, top, wide, bottom }: Wall,
  next: () => number,
  lit: readonly Colour[],
): void {
  const pane = wide / 6.5
  for (let row = top + pane * 1.5; row < bottom; row += pane * 2) {
    for (let slot = 0; slot < 4; slot += 1) {
      const dice = next()
      if (dice < 0.45) continue
      context.fillStyle = colourOf(lit[Math.floor(dice * 97) % lit.length] ?? 'glow', dice * 0.8)
      context.fillRect(x + pane * (0.75 + slot * 1.35), row, pane * 0.8, pane)
    }
  }
}

/** Floorboards in perspective. */
export function boards(brush: Brush, top: number, [high, low]: readonly [Colour, Colour]): void {
  const { context, width, height, fade } = brush
  const begin = top * height
  context.fillStyle = fade(begin, height, [0, high], [1, low])
  context.fillRect(0, begin, width, height - begin)
  const count = 16
  for (let board = 0; board <= count; board += 1) {
    const share = board / count - 0.5
    context.lineWidth = 2
    context.strokeStyle = colourOf('shadow', 0.55)
    context.beginPath()
    context.moveTo(width / 2 + share * width * 1.1, begin)
    context.lineTo(width / 2 + share * width * 3, height)
    context.stroke()
    context.strokeStyle = colourOf('light', 0.12)
    context.beginPath()
    context.moveTo(width / 2 + share * width * 1.1 + 2, begin)
    context.lineTo(width / 2 + share * width * 3 + 3, height)
    context.stroke()
  }
  context.fillStyle = fade(begin, begin + height * 0.05, [0, 'light', 0.35], [1, 'light', 0])
  context.fillRect(0, begin, width, height * 0.05)
}

interface Shelves {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly rows: number
  readonly seed: number
}

/** Row of books, in points of the page. */
export function shelves(brush: Brush, place: Shelves, spines: readonly Colour[]): void {
  const { context, across, fade } = brush
  const { left, right, top, bottom, rows, seed } = place
  const next = sow(seed)
  const step = (bottom - top) / rows
  context.fillStyle = colourOf('ground')
  context.fillRect(left, top, right - left, bottom - top)
  for (let row = 0; row < rows; row += 1) {
    const floor = top + (row + 1) * step
    for (let x = left + 2; x < right - step * 0.1;) {
      const wide = step * (0.09 + next() * 0.12)
      const tall = step * (0.6 + next() * 0.25)
      const colour = spines[Math.floor(next() * spines.length)] ?? 'near'
      context.fillStyle = across(
        x,
        x + wide,
        [0, 'shadow'],
        [0.3, colour],
        [0.7, colour],
        [1, 'shadow'],
      )
      context.fillRect(x, floor - tall, wide, tall)
      context.fillStyle = colourOf('trim', 0.4)
      context.fillRect(x + wide * 0.15, floor - tall * 0.85, wide * 0.7, Math.max(1, step * 0.015))
      context.fillRect(x + wide * 0.15, floor - tall * 0.2, wide * 0.7, Math.max(1, step * 0.015))
      x += wide + 0.5
    }
    context.fillStyle = fade(floor - step, floor, [0, 'shadow', 0.65], [0.5, 'shadow', 0.1])
    context.fillRect(left, floor - step, right - left, step)
    context.fillStyle = fade(floor - 1, floor + step * 0.09, [0, 'frame-light'], [1, 'frame-deep'])
    context.fillRect(left, floor - 1, right - left, step * 0.09)
  }
}
