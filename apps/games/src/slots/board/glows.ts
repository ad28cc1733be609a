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
  /** A reel on which something may come. */
  hope(reel: number | undefined): void
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
  const hopeful = view.addChild(new Sprite(light))
  hopeful.anchor.set(0.5)
  hopeful.visible = false
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
    hope(reel) {
      hopeful.visible = reel !== undefined
      if (reel === undefined || !layout) return
      const { x, y, cellWidth, cellHeight, rows } = layout
      hopeful.position.set(x + (reel + 0.5) * cellWidth, y + (rows / 2) * cellHeight)
      hopeful.setSize(cellWidth * 2.2, cellHeight * rows * 1.5)
    },
    clear() {
      hopeful.visible = false
      lights.clear()
    },
    resize(now) {
      layout = now
    },
  }
}
