import { colourOf, type Colour } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'

interface Palm {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly lean: number
  readonly trunk: Colour
  readonly leaf: Colour
}

/** A palm; sizes in shares of the height. */
export function palm(brush: Brush, { x, y, tall, lean, trunk, leaf }: Palm): void {
  const { context, width, height } = brush
  const [footX, footY] = [x * width, y * height]
  const high = tall * height
  const [topX, topY] = [footX + lean * high, footY - high]
  const thick = high * 0.035
  context.beginPath()
  context.moveTo(footX - thick, footY)
  context.quadraticCurveTo(
    footX + lean * high * 0.15,
    footY - high * 0.55,
    topX - thick * 0.4,
    topY,
  )
  context.lineTo(topX + thick * 0.4, topY)
  context.quadraticCurveTo(
    footX + lean * high * 0.15 + thick * 1.6,
    footY - high * 0.5,
    footX + thick,
    footY,
  )
  context.fillStyle = brush.across(footX - thick, footX + thick * 2, [0, trunk], [1, 'ground'])
  context.fill()
  const next = sow(Math.round(x * 100) + 7)
  for (let frond = 0; frond < 11; frond += 1) {
    const angle = (frond / 11) * Math.PI * 2 + next() * 0.3
    const reach = high * (0.34 + next() * 0.12)
    const [endX, endY] = [
      topX + Math.cos(angle) * reach,
      topY + Math.sin(angle) * reach * 0.55 + reach * 0.28,
    ]
    const [bowX, bowY] = [
      topX + Math.cos(angle) * reach * 0.55,
      topY + Math.sin(angle) * reach * 0.4 - reach * 0.26,
    ]
    context.beginPath()
    context.moveTo(topX, topY)
    context.quadraticCurveTo(bowX, bowY - reach * 0.06, endX, endY)
    context.quadraticCurveTo(bowX, bowY + reach * 0.2, topX, topY)
    context.fillStyle = brush.fade(topY - reach * 0.4, topY + reach * 0.6, [0, leaf], [1, 'ground'])
    context.fill()
    context.lineWidth = 1
    context.strokeStyle = colourOf('light', 0.16)
    context.stroke()
  }
}

interface Leaf {
  readonly x: number
  readonly y: number
  /** In shares of the shorter side. */
  readonly length: number
  readonly angle: number
  readonly high: Colour
  readonly low: Colour
}

/** A broad leaf with its veins, from its stem. */
function broadLeaf(brush: Brush, { x, y, length, angle, high, low }: Leaf): void {
  const { context, width, height, unit } = brush
  const reach = length * unit
  const wide = reach * 0.2
  context.save()
  context.translate(x * width, y * height)
  context.rotate(angle)
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(reach * 0.2, -wide * 1.3, reach * 0.7, -wide, reach, wide * 0.3)
  context.bezierCurveTo(reach * 0.7, wide * 1.1, reach * 0.2, wide * 0.9, 0, 0)
  context.fillStyle = brush.fade(-wide, wide, [0, high], [0.48, low], [0.52, high], [1, low])
  context.fill()
  context.lineWidth = Math.max(1, reach * 0.008)
  context.strokeStyle = colourOf('light', 0.3)
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(reach * 0.5, -wide * 0.1, reach, wide * 0.3)
  for (let vein = 1; vein < 8; vein += 1) {
    const at = (reach * vein) / 9
    context.moveTo(at, 0)
    context.lineTo(at + reach * 0.09, -wide * 0.62)
    context.moveTo(at, 0)
    context.lineTo(at + reach * 0.09, wide * 0.58)
  }
  context.stroke()
  context.restore()
}

/** Leaves in all four corners. */
export function thicket(brush: Brush, seed: number, [high, low]: readonly [Colour, Colour]): void {
  const next = sow(seed)
  for (let index = 0; index < 12; index += 1) {
    const [isLow, isRight] = [index % 4 > 1, index % 2 === 1]
    const inward = isLow ? -0.9 + next() * 0.9 : -0.2 + next() * 1.2
    const angle = isRight ? Math.PI - inward : inward
    const away = next() * 0.03
    const y = isLow ? 0.72 + next() * 0.24 : next() * 0.16
    const place = { x: isRight ? 1 + away : -away, y, length: 0.26 + next() * 0.2, angle }
    broadLeaf(brush, { ...place, high, low })
  }
}

interface Woods {
  readonly count: number
  readonly seed: number
  readonly bottom: number
  readonly wide: number
  readonly high: Colour
  readonly low: Colour
}

/** Tree trunks over the full height, thicker towards the sides. */
export function trunks(brush: Brush, { count, seed, bottom, wide, high, low }: Woods): void {
  const { context, width, height, across } = brush
  const next = sow(seed)
  for (let trunk = 0; trunk < count; trunk += 1) {
    const x = ((trunk + 0.2 + next() * 0.6) / count) * width
    const side = Math.abs(x / width - 0.5) * 2
    const thick = wide * Math.max(width, height) * (0.5 + side * 0.8) * (0.7 + next() * 0.6)
    const lean = (next() - 0.5) * thick
    context.beginPath()
    context.moveTo(x - thick * 1.1, bottom * height)
    context.quadraticCurveTo(x - thick * 0.45, bottom * height * 0.8, x - thick * 0.4 + lean, -2)
    context.lineTo(x + thick * 0.4 + lean, -2)
    context.quadraticCurveTo(
      x + thick * 0.45,
      bottom * height * 0.8,
      x + thick * 1.1,
      bottom * height,
    )
    context.fillStyle = across(x - thick, x + thick, [0, low], [0.35, high], [1, low])
    context.fill()
  }
}

/** A branch from the side, full of blossoms or leaves. */
export function bough(brush: Brush, { x, y, length, angle, seed }: Bough, bloom: Colour): void {
  const { context, width, height, unit } = brush
  const next = sow(seed)
  const reach = length * unit
  context.save()
  context.translate(x * width, y * height)
  context.rotate(angle)
  context.lineCap = 'round'
  context.strokeStyle = colourOf('ground')
  const twigs = [
    [0, 0, 1, 0.1, 0.022],
    [0.3, 0.02, 0.75, -0.22, 0.012],
    [0.45, 0.05, 0.9, 0.34, 0.011],
  ] as const
  for (const [fromX, fromY, toX, toY, thick] of twigs) {
    context.lineWidth = Math.max(1.5, thick * reach)
    context.beginPath()
    context.moveTo(fromX * reach, fromY * reach)
    context.quadraticCurveTo(
      ((fromX + toX) / 2) * reach,
      fromY * reach - reach * 0.04,
      toX * reach,
      toY * reach,
    )
    context.stroke()
  }
  for (let blossom = 0; blossom < 130; blossom += 1) {
    const along = 0.15 + next() ** 0.7 * 0.95
    const off = (next() + next() - 1) * (0.12 + along * 0.24)
    const radius = reach * (0.012 + next() * 0.026)
    const [blossomX, blossomY] = [along * reach, off * reach]
    context.beginPath()
    context.arc(blossomX, blossomY, radius, 0, Math.PI * 2)
    const share = next()
    context.fillStyle = colourOf(share < 0.4 ? 'cloud' : bloom, 0.75 + share * 0.25)
    context.fill()
  }
  context.restore()
}

interface Bough {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly angle: number
  readonly seed: number
}

/** Clumps of swaying seaweed at the sides. */
export function weeds(brush: Brush, count: number, seed: number, colours: readonly Colour[]): void {
  const { context, width, height } = brush
  const next = sow(seed)
  for (let weed = 0; weed < count; weed += 1) {
    const away = next() ** 1.5 * 0.24
    const x = (weed % 2 === 0 ? away : 1 - away) * width
    const tall = height * (0.16 + next() * 0.3) * (1 - away * 2)
    const thick = Math.max(width, height) * (0.004 + next() * 0.006)
    const sway = (next() - 0.5) * tall * 0.5
    const [middle, top] = [height - tall * 0.55, height - tall]
    context.beginPath()
    context.moveTo(x - thick, height)
    context.bezierCurveTo(x - thick + sway, middle, x - sway, middle, x + sway * 0.6, top)
    context.bezierCurveTo(
      x - sway + thick * 2,
      middle,
      x + thick * 2 + sway,
      middle,
      x + thick,
      height,
    )
    const colour = colours[weed % colours.length] ?? 'near'
    context.fillStyle = brush.fade(top, height, [0, colour], [1, 'ground'])
    context.fill()
  }
}
