import { colourOf, withCanvas, type Brush } from '../palettes/index.ts'

/** Gives contrast to pictures that are as dark or bright as the reel behind. */
const closeness = 0.34

/** Draws a symbol with its shadow, and a light behind it where it needs contrast. */
export function drawLit(
  { context }: Brush,
  image: CanvasImageSource,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const reel = brightnessOf(colourOf('reel'))
  const isLost = Math.abs(brightnessIn(image) - reel) < closeness
  context.save()
  if (isLost) {
    context.shadowColor = reel < 0.5 ? colourOf('light', 0.8) : colourOf('shadow', 0.8)
    context.shadowBlur = side * 0.1
    context.drawImage(image, x, y, side, side)
  }
  context.shadowColor = colourOf('shadow', 0.55)
  context.shadowBlur = side * 0.07
  context.shadowOffsetY = side * 0.045
  context.drawImage(image, x, y, side, side)
  context.restore()
}

const cache = new WeakMap<object, number>()

/** Mean brightness of the opaque pixels, from 0 to 1. */
function brightnessIn(image: CanvasImageSource): number {
  const before = cache.get(image)
  if (before !== undefined) return before
  const small = withCanvas({ width: 12, height: 12, density: 1 }, ({ context }) =>
    context.drawImage(image, 0, 0, 12, 12),
  )
  const { data } = small.getContext('2d')?.getImageData(0, 0, 12, 12) ?? { data: [] }
  let [sum, filled] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] ?? 0) / 255
    sum += share * brightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    filled += share
  }
  const found = filled === 0 ? 1 : sum / filled
  cache.set(image, found)
  return found
}

function brightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  )
  return brightness(red, green, blue)
}

const brightness = (red: number, green: number, blue: number) =>
  (0.299 * red + 0.587 * green + 0.114 * blue) / 255
