import type { Container, Sprite } from 'pixi.js'

/** Pool of sprites, so that none are created or destroyed during play. */
export interface Pool {
  readonly view: Container
  take(): Sprite
  clear(): void
}

export function createPool(view: Container, make: () => Sprite): Pool {
  const all: Sprite[] = []
  let used = 0
  return {
    view,
    take() {
      let sprite = all[used]
      if (!sprite) {
        sprite = view.addChild(make())
        all.push(sprite)
      }
      used += 1
      sprite.visible = true
      return sprite
    },
    clear() {
      for (const sprite of all) sprite.visible = false
      used = 0
    },
  }
}
