import { Container, Sprite, Texture } from 'pixi.js'
import type { Position } from '@fairhouse/engines'
import { withCanvas } from '../palettes/index.ts'
import { createPool } from './pool.ts'
import { centreOf, type Layout } from './layout.ts'

/** Lights behind the symbols. */
export interface Glows {
  readonly view: Container
  light(positions: readonly Position[]): void
  setStrength(share: number): void
  /** Highlights the reel with a pending scatter; undefined turns it off. */
  anticipate(reel: number | undefined): void
  clear(): void
  resize(layout: Layout): void
}

export function createGlows(): Glows {
  const view = new Container()
  const size = { width: 128, height: 128, density: 1 }
  const light = Texture.from(withCanvas(size, (brush) => brush.shine(64, 64, 64, 'glow', 1)))
  const lights = createPool(view.addChild(new Container()), () => {
    const sprite = new Sprite(light)
    sprite.anchor.set(0.5)
    sprite.blendMode = 'add'
    return sprite
  })
  const highlight = view.addChild(new Sprite(light))
  highlight.anchor.set(0.5)
  highlight.visible = false
  let layout: Layout | undefined
  return {
    view,
    light(positions) {
      if (!layout) return
      for (const [reel, row] of positions) {
        const sprite = lights.take()
        const { x, y } = centreOf(layout, reel, row)
        sprite.position.set(x, y)
        sprite.setSize(layout.cellWidth * 1.7, layout.cellHeight * 1.7)
      }
    },
    setStrength(share) {
      lights.view.alpha = share
    },
    anticipate(reel) {
      highlight.visible = reel !== undefined
      if (reel === undefined || !layout) return
      const { x, y, cellWidth, cellHeight, rows } = layout
      highlight.position.set(x + (reel + 0.5) * cellWidth, y + (rows / 2) * cellHeight)
      highlight.setSize(cellWidth * 2.2, cellHeight * rows * 1.5)
    },
    clear() {
      highlight.visible = false
      lights.clear()
    },
    resize(now) {
      layout = now
    },
  }
}
