import { Container, Sprite, Texture } from 'pixi.js'
import { createPool, footOf, type Layout, type Point } from '../board/index.ts'
import { colourOf, withCanvas } from '../palettes/index.ts'
import type { Letters } from './letters.ts'

/** Meter below the reels: multiplier steps or remaining spins, one lit. */
export interface Meter {
  readonly view: Container
  show(texts: readonly string[], lit: number): void
  /** Pulses the lit one. */
  pulse(share: number): void
  centre(): Point
  resize(layout: Layout, density: number): void
}

const maxShown = 6

export function createMeter(letters: Letters): Meter {
  const view = new Container()
  const plates = createPool(view.addChild(new Container()), newSprite)
  const figures = createPool(view.addChild(new Container()), newSprite)
  let layout: Layout | undefined
  let plate = Texture.EMPTY
  let shown: { readonly texts: readonly string[]; readonly lit: number } = { texts: [], lit: -1 }
  /** Draws the lit one at a scale; runs on every pulse. */
  let drawLit = (_size: number) => {}

  function draw(): void {
    plates.clear()
    figures.clear()
    drawLit = () => {}
    if (!layout || layout.foot === 0) return
    const { texts, lit } = shown
    const first = Math.max(0, Math.min(lit - 2, texts.length - maxShown))
    const seen = texts.slice(first, first + maxShown)
    const { x, y } = footOf(layout)
    const [height, step] = [layout.foot * 0.74, layout.foot * 1.42]
    const whole = seen.length === 1 ? 1.2 : 1
    for (const [index, text] of seen.entries()) {
      const isLit = first + index === lit
      const left = x + (index - (seen.length - 1) / 2) * step
      const [under, figure] = [plates.take(), figures.take()]
      under.texture = plate
      under.position.set(left, y)
      figure.position.set(left, y)
      under.alpha = isLit ? 1 : 0.55
      figure.alpha = isLit ? 1 : 0.6
      const drawAt = (size: number) => {
        under.setSize(step * 0.92 * size, height * size)
        letters.write(figure, text, height * 0.8 * size, step * 0.8 * size)
      }
      if (isLit) drawLit = (size) => drawAt(size * whole)
      drawAt(isLit ? whole : 0.84)
    }
  }

  return {
    view,
    show(texts, lit) {
      shown = { texts, lit }
      draw()
    },
    pulse: (share) => drawLit(1 + Math.sin(share * Math.PI) * 0.4),
    centre: () => (layout ? footOf(layout) : { x: 0, y: 0 }),
    resize(now, density) {
      layout = now
      if (plate !== Texture.EMPTY) plate.destroy(true)
      plate = now.foot > 0 ? paintPlate(now.foot, density) : Texture.EMPTY
      draw()
    },
  }
}

function newSprite(): Sprite {
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  return sprite
}

function paintPlate(foot: number, density: number): Texture {
  const [width, height] = [foot * 1.42, foot * 0.8]
  const canvas = withCanvas({ width, height, density }, (brush) => {
    const { context, fade } = brush
    brush.panel(2, 2, width - 4, height - 4, height / 2)
    context.fillStyle = fade(0, height, [0, 'label'], [1, 'label-deep'])
    context.fill()
    context.lineWidth = 2
    context.strokeStyle = colourOf('trim')
    context.stroke()
  })
  return Texture.from(canvas)
}
