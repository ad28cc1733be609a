import { Rectangle, Texture } from 'pixi.js'
import type { SlotConfig } from '../config.ts'
import { colourOf, withCanvas, type Brush, type Palette } from '../palettes/index.ts'
import { drawLit } from './draw-lit.ts'

export interface Symbols {
  /** Standing, or as an eye sees it going by. */
  texture(symbol: string, isMoving: boolean): Texture
  destroy(): void
}

/** What moves is drawn over its neighbours, so it needs more than its own place. */
export const blurHeight = 1.5

interface Made {
  readonly config: SlotConfig
  readonly palette: Palette
  readonly images: ReadonlyMap<string, HTMLImageElement>
  readonly labels: Readonly<Record<string, string>>
  readonly cell: { readonly width: number; readonly height: number; readonly density: number }
}

const columns = 5

/** The symbols for one size of the reels, on one sheet: each twice, the second time moving. */
export function makeSymbols(made: Made): Symbols {
  const { config, cell } = made
  const names = Object.keys(config.theme.symbols)
  const tall = { ...cell, height: cell.height * blurHeight }
  const placeOf = (index: number) => ({
    x: (index % columns) * cell.width,
    y: Math.floor(index / columns) * tall.height,
  })
  const rows = Math.ceil((names.length * 2) / columns)
  const size = { ...cell, width: cell.width * columns, height: tall.height * rows }
  const sheet = withCanvas(size, ({ context }) => {
    for (const [index, symbol] of names.entries()) {
      const picture = withCanvas(cell, (brush) => paintSymbol(brush, symbol, made))
      const smeared = withCanvas(tall, (brush) => smear(brush, picture))
      const [standing, moving] = [placeOf(index * 2), placeOf(index * 2 + 1)]
      context.drawImage(picture, standing.x, standing.y, cell.width, cell.height)
      context.drawImage(smeared, moving.x, moving.y, tall.width, tall.height)
    }
  })
  const { source } = Texture.from(sheet)
  source.resolution = cell.density
  const cut = (index: number, height: number) => {
    const { x, y } = placeOf(index)
    return new Texture({ source, frame: new Rectangle(x, y, cell.width, height) })
  }
  const textures = names.map((_, index) => ({
    standing: cut(index * 2, cell.height),
    moving: cut(index * 2 + 1, tall.height),
  }))
  const byName = new Map(names.map((name, index) => [name, textures[index]]))
  return {
    texture: (symbol, isMoving) =>
      byName.get(symbol)?.[isMoving ? 'moving' : 'standing'] ?? Texture.EMPTY,
    destroy() {
      for (const { standing, moving } of textures) {
        standing.destroy()
        moving.destroy()
      }
      source.destroy()
    },
  }
}

function paintSymbol(brush: Brush, symbol: string, { config, palette, images, labels }: Made) {
  const { width, height } = brush
  const image = images.get(config.theme.symbols[symbol] ?? '')
  if (!image) return
  const label = labels[symbol]
  const edge = Math.min(width, height)
  const { high, low, special } = palette.sizes
  // Where there are many, each is small: it takes the room that others leave around them.
  const isDense = config.model.rows * config.model.strips.length >= 25
  const share = label !== undefined ? special : symbol.startsWith('h') ? high : low
  const side = Math.min(width, height * 0.96) * Math.min(1, share * (isDense ? 1.14 : 1))
  const lift = label === undefined ? 0 : height * 0.05
  const [x, y] = [(width - side) / 2, (height - side) / 2 - lift]
  const { orbs, hold } = config.model
  if (label !== undefined || symbol === orbs?.symbol) paintMedal(brush, height / 2 - lift)
  else if (symbol === hold?.symbol) brush.shine(width / 2, height / 2, edge * 0.56, 'glow', 0.9)
  else if (symbol.startsWith('h')) paintBurst(brush, edge / 2)
  drawLit(brush, image, { x, y, side })
  if (label !== undefined) paintLabel(brush, label)
}

/** Light behind what pays best. */
function paintBurst(brush: Brush, reach: number): void {
  const { context, width, height } = brush
  const [x, y] = [width / 2, height / 2]
  brush.shine(x, y, reach, 'glow', 0.36)
  const fan = context.createRadialGradient(x, y, reach * 0.2, x, y, reach)
  fan.addColorStop(0, colourOf('glow', 0.3))
  fan.addColorStop(1, colourOf('glow', 0))
  context.fillStyle = fan
  context.beginPath()
  for (let ray = 0; ray < 12; ray += 1) {
    context.moveTo(x, y)
    context.arc(x, y, reach, ((ray - 0.22) * Math.PI) / 6, ((ray + 0.22) * Math.PI) / 6)
  }
  context.fill()
}

/** Special symbols stand on a medal, so that nobody mistakes them. */
function paintMedal(brush: Brush, middle: number): void {
  const { context, width, height } = brush
  const radius = Math.min(width, height) * 0.42
  brush.shine(width / 2, middle, radius * 1.18, 'glow', 0.9)
  const ground = context.createRadialGradient(
    width / 2,
    middle - radius * 0.4,
    radius * 0.1,
    width / 2,
    middle,
    radius,
  )
  ground.addColorStop(0, colourOf('medal'))
  ground.addColorStop(1, colourOf('medal-deep'))
  context.beginPath()
  context.arc(width / 2, middle, radius, 0, Math.PI * 2)
  context.fillStyle = ground
  context.fill()
  context.lineWidth = Math.max(1.5, radius * 0.075)
  context.strokeStyle = brush.fade(middle - radius, middle + radius, [0, 'trim'], [1, 'trim-deep'])
  context.stroke()
}

/** What a special symbol is, in the player's language. */
function paintLabel(brush: Brush, label: string): void {
  const { context, width, height, fade } = brush
  const text = label.toUpperCase()
  const most = width * 0.86
  let size = Math.min(height * 0.17, width * 0.2)
  const font = () => `800 ${size}px ${getComputedStyle(document.documentElement).fontFamily}`
  context.font = font()
  const measured = context.measureText(text).width
  if (measured > most) size *= most / measured
  context.font = font()
  const ribbon = Math.min(width * 0.96, context.measureText(text).width + size * 1.1)
  const [bandHeight, middle] = [size * 1.45, height * 0.82]
  context.save()
  context.shadowColor = colourOf('shadow', 0.6)
  context.shadowBlur = size * 0.3
  brush.panel((width - ribbon) / 2, middle - bandHeight / 2, ribbon, bandHeight, bandHeight / 2)
  context.fillStyle = fade(
    middle - bandHeight / 2,
    middle + bandHeight / 2,
    [0, 'label'],
    [1, 'label-deep'],
  )
  context.fill()
  context.restore()
  context.lineWidth = Math.max(1, size * 0.08)
  context.strokeStyle = colourOf('trim')
  context.stroke()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colourOf('on-label')
  context.fillText(text, width / 2, middle + size * 0.06)
}

/** All that it passes in a moment: squeezed to a few points of height and drawn tall again. */
function smear({ context, width, height }: Brush, picture: HTMLCanvasElement): void {
  const few = withCanvas({ width, height: 9, density: 1 }, (brush) => {
    brush.context.imageSmoothingQuality = 'high'
    brush.context.drawImage(picture, 0, 9 * (1 - 1 / blurHeight) * 0.5, width, 9 / blurHeight)
  })
  context.imageSmoothingQuality = 'high'
  context.globalAlpha = 0.85
  context.drawImage(few, 0, 0, width, height)
}
