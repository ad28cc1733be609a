import { Container, Sprite, Texture } from 'pixi.js'
import { colourOf, withCanvas } from '../palettes/index.ts'
import type { Point } from '../board/index.ts'

/** Flying sparks; their distance follows from the share alone, so they need no state. */
export interface Burst {
  readonly view: Container
  at(point: Point, reach: number): void
  draw(share: number): void
  clear(): void
}

interface Spark {
  readonly sprite: Sprite
  x: number
  y: number
  reach: number
  turn: number
}

const perPoint = 7
const maxSparks = 147
const goldenAngle = 2.399_963

export function createBurst(): Burst {
  const size = { width: 32, height: 32, density: 1 }
  const spark = Texture.from(
    withCanvas(size, (brush) => {
      brush.context.fillStyle = 'white'
      brush.context.beginPath()
      brush.context.arc(16, 16, 7, 0, Math.PI * 2)
      brush.context.fill()
      brush.shine(16, 16, 16, 'light', 0.9)
    }),
  )
  const colours = ['white', colourOf('glow'), colourOf('label')]
  const view = new Container()
  const sparks: Spark[] = []
  let used = 0

  function next(): Spark {
    let one = sparks[used]
    if (!one) {
      one = { sprite: view.addChild(new Sprite(spark)), x: 0, y: 0, reach: 0, turn: 0 }
      one.sprite.anchor.set(0.5)
      sparks.push(one)
    }
    used += 1
    return one
  }

  return {
    view,
    at({ x, y }, reach) {
      for (let index = 0; index < perPoint && used < maxSparks; index += 1) {
        const one = next()
        Object.assign(one, { x, y, reach, turn: used * goldenAngle })
        one.sprite.tint = colours[used % colours.length] ?? 'white'
        one.sprite.visible = true
      }
    },
    draw(share) {
      for (let index = 0; index < used; index += 1) {
        const one = sparks[index]
        if (!one) continue
        const { sprite, x, y, reach, turn } = one
        const far = reach * (0.45 + ((index * 0.618) % 1) * 0.75) * (1 - (1 - share) ** 2)
        sprite.x = x + Math.cos(turn) * far
        sprite.y = y + Math.sin(turn) * far + reach * 0.9 * share * share
        sprite.alpha = 1 - share
        sprite.scale.set(((1 - share * 0.6) * reach) / 70)
      }
    },
    clear() {
      used = 0
      for (const { sprite } of sparks) sprite.visible = false
    },
  }
}
