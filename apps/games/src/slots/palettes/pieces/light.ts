import { colourOf, type Colour } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'

/** Sky over the whole picture; later layers cover it below the horizon. */
export function sky({ context, width, height, fade }: Brush, horizon: number, low = 0.68): void {
  const stops = [[0, 'sky-high'] as const, [low, 'sky-low'] as const, [1, 'horizon'] as const]
  context.fillStyle = fade(0, height * horizon, ...stops)
  context.fillRect(0, 0, width, height)
}

interface Sown {
  readonly count: number
  readonly seed: number
  readonly top?: number
  readonly bottom: number
}

export function stars(brush: Brush, { count, seed, bottom }: Sown): void {
  const { context, width, height } = brush
  const next = sow(seed)
  for (let star = 0; star < count; star += 1) {
    const [x, y] = [next() * width, next() ** 1.4 * height * bottom]
    const size = 0.4 + next() ** 4 * 1.8
    context.fillStyle = colourOf('light', 0.25 + next() * 0.7)
    context.beginPath()
    context.arc(x, y, size, 0, Math.PI * 2)
    context.fill()
    if (size > 1.3) brush.shine(x, y, size * 7, 'cloud', 0.5)
  }
}

/** Sun or moon with its glow. */
export function orb(brush: Brush, x: number, y: number, radius: number, reach = 4): void {
  const { context } = brush
  brush.shine(x, y, radius * reach, 'light', 0.5)
  brush.shine(x, y, radius * 1.8, 'light', 0.75)
  const ball = context.createRadialGradient(
    x - radius * 0.3,
    y - radius * 0.35,
    0,
    x,
    y,
    radius * 1.05,
  )
  ball.addColorStop(0, colourOf('cloud'))
  ball.addColorStop(0.55, colourOf('light'))
  ball.addColorStop(1, colourOf('horizon'))
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = colourOf('light')
  context.fill()
  context.globalAlpha = 0.55
  context.fillStyle = ball
  context.fill()
  context.globalAlpha = 1
}

export function rays(brush: Brush, x: number, y: number, count = 14, alpha = 0.1): void {
  const { context, width, height } = brush
  const reach = Math.hypot(width, height)
  const fan = context.createRadialGradient(x, y, 0, x, y, reach * 0.8)
  fan.addColorStop(0, colourOf('light', alpha * 2))
  fan.addColorStop(1, colourOf('light', 0))
  context.save()
  context.translate(x, y)
  context.fillStyle = fan
  context.translate(-x, -y)
  context.beginPath()
  for (let ray = 0; ray < count; ray += 1) {
    const angle = (ray / count) * Math.PI * 2 + 0.12
    const half = (Math.PI / count) * 0.42
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach)
    context.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach)
  }
  context.fill()
  context.restore()
}

/** Slanted light beams from above. */
export function shafts(brush: Brush, { count, seed, alpha = 0.16, lean = 0.18 }: Shafts): void {
  const { context, width, height, fade } = brush
  const next = sow(seed)
  for (let shaft = 0; shaft < count; shaft += 1) {
    const left = ((shaft + next() * 0.8) / count) * width * 1.1 - width * 0.05
    const wide = (0.02 + next() * 0.05) * Math.max(width, height)
    const length = height * (0.55 + next() * 0.4)
    const shift = lean * length
    context.fillStyle = fade(0, length, [0, 'light', alpha * (0.5 + next())], [1, 'light', 0])
    context.beginPath()
    context.moveTo(left, -2)
    context.lineTo(left + wide, -2)
    context.lineTo(left + wide * 2.4 - shift, length)
    context.lineTo(left - wide * 0.6 - shift, length)
    context.fill()
  }
}

interface Shafts {
  readonly count: number
  readonly seed: number
  readonly alpha?: number
  readonly lean?: number
}

/** Floating particles: dust, sparks, fireflies, bubbles. */
export function motes(
  brush: Brush,
  { count, seed, top = 0, bottom }: Sown,
  colour: Colour,
  size = 0.012,
): void {
  const { width, height, unit } = brush
  const next = sow(seed)
  for (let mote = 0; mote < count; mote += 1) {
    const [x, y] = [next() * width, (top + next() * (bottom - top)) * height]
    const radius = unit * size * (0.4 + next() ** 2 * 1.6)
    brush.shine(x, y, radius * 2.6, colour, 0.25 + next() * 0.4)
    brush.shine(x, y, radius * 0.7, 'light', 0.9)
  }
}

/** A band of haze. */
export function mist(brush: Brush, y: number, depth: number, colour: Colour, alpha: number): void {
  const { context, width, height, fade } = brush
  const [top, bottom] = [(y - depth / 2) * height, (y + depth / 2) * height]
  context.fillStyle = fade(top, bottom, [0, colour, 0], [0.5, colour, alpha], [1, colour, 0])
  context.fillRect(0, top, width, bottom - top)
}

/** Vignette that draws attention to the game in the middle. */
export function vignette({ context, width, height }: Brush, alpha: number): void {
  const [x, y] = [width / 2, height * 0.46]
  const far = Math.hypot(width, height) / 2
  const dark = context.createRadialGradient(x, y, far * 0.45, x, y, far * 1.05)
  dark.addColorStop(0, colourOf('shadow', 0))
  dark.addColorStop(1, colourOf('shadow', alpha))
  context.fillStyle = dark
  context.fillRect(0, 0, width, height)
}

/** Dark bottom edge behind the controls. */
export function foot({ context, width, height, fade }: Brush, top = 0.7): void {
  context.fillStyle = fade(height * top, height, [0, 'ground', 0], [1, 'ground'])
  context.fillRect(0, height * top, width, height * (1 - top) + 1)
}
