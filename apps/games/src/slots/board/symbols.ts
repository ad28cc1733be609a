import { Rectangle, Texture } from 'pixi.js'
import type { SlotConfig } from '../config.ts'
import { colourOf, withCanvas, type Brush, type Palette } from '../palettes/index.ts'
import { drawLit } from './draw-lit.ts'

export interface Symbols {
  /** Sharp picture, or motion blur. */
  texture(symbol: string, isMoving: boolean): Texture
  destroy(): void
}

/** Blurred pictures overlap their neighbours, so they need more space than a cell. */
export const blurHeight = 1.5

interface Made {
  readonly config: SlotConfig
  readonly palette: Palette
  readonly images: ReadonlyMap<string, HTMLImageElement>
  readonly labels: Readonly<Record<string, string>>
  readonly cell: { readonly width: number; readonly height: number; readonly density: number }
}

const columns = 5

/** Sprite sheet of the symbols for one reel size: each sharp and blurred. */
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
      const [sharp, blurred] = [placeOf(index * 2), placeOf(index * 2 + 1)]
      context.drawImage(picture, sharp.x, sharp.y, cell.width, cell.height)
      context.drawImage(smeared, blurred.x, blurred.y, tall.width, tall.height)
    }
  })
  const { source } = Texture.from(sheet)
  source.resolution = cell.density
  const cut = (index: number, height: number) => {
    const { x, y } = placeOf(index)
    return new Texture({ source, frame: new Rectangle(x, y, cell.width, height) })
  }
  const textures = names.map((_, index) => ({
    sharp: cut(index * 2, cell.height),
    blurred: cut(index * 2 + 1, tall.height),
  }))
  const byName = new Map(names.map((name, index) => [name, textures[index]]))
  return {
    texture: (symbol, isMoving) =>
      byName.get(symbol)?.[isMoving ? 'blurred' : 'sharp'] ?? Texture.EMPTY,
    destroy() {
      for (const { sharp, blurred } of textures) {
        sharp.destroy()
        blurred.destroy()
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
  // Small pictures are enlarged into the free space around them.
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

/** Light behind the highest-paying symbols. */
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

/** Special symbols have a medal, so that they are recognized. */
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

/** Localized label of a special symbol. */
function paintLabel(brush: Brush, label: string): void {
  const { context, width, height, fade } = brush
  const text = label.toUpperCase()
  const maxWidth = width * 0.86
  let size = Math.min(height * 0.17, width * 0.2)
  const font = () => `800 ${size}px ${getComputedStyle(document.documentElement).fontFamily}`
  context.font = font()
  const measured = context.measureText(text).width
  if (measured > maxWidth) size *= maxWidth / measured
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

/** Motion blur: squeezes the picture to a few pixels and stretches it again. */
function smear({ context, width, height }: Brush, picture: HTMLCanvasElement): void {
  const few = withCanvas({ width, height: 9, density: 1 }, (brush) => {
    brush.context.imageSmoothingQuality = 'high'
    brush.context.drawImage(picture, 0, 9 * (1 - 1 / blurHeight) * 0.5, width, 9 / blurHeight)
  })
  context.imageSmoothingQuality = 'high'
  context.globalAlpha = 0.85
  context.drawImage(few, 0, 0, width, height)
}
