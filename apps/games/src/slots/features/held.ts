import { Container, Sprite, type Texture } from 'pixi.js'
import type { Position } from '@fairhouse/engines'
import { centreOf, type Board } from '../board/index.ts'
import { paintHeld, type Painted } from './held-paint.ts'
import type { Letters } from './letters.ts'

/** Symbols held in place while the reels spin behind them. */
export interface Held {
  readonly view: Container
  set(position: Position, look: Look): void
  /** Shows the spinning reel, darkened. */
  open(position: Position): void
  /** Sets size and offset to the left in reels. */
  move(position: Position, size: number, left: number): void
  clear(): void
  /** Repaints everything for another board size. */
  resize(): void
}

export interface Look {
  /** Null for a closed, empty position. */
  readonly symbol: string | null
  readonly text?: string
  readonly isDark: boolean
}

interface Item {
  readonly at: Position
  readonly back: Sprite
  readonly picture: Sprite
  readonly frame: Sprite
  readonly figure: Sprite
  look: Look | undefined
}

export function createHeld(board: Board, letters: Letters): Held {
  const view = new Container()
  const itemAt = itemsOn(view)
  let painted = paintHeld(board)

  function put({ at, back, picture, frame, figure, look }: Item, size: number, left: number): void {
    const { cellWidth, cellHeight } = board.layout()
    const centre = centreOf(board.layout(), at[0] - left, at[1])
    for (const sprite of [back, picture, frame, figure]) sprite.position.copyFrom(centre)
    back.setSize(cellWidth, cellHeight)
    picture.setSize(cellWidth * size, cellHeight * size)
    frame.setSize(cellWidth * size, cellHeight * size)
    if (look?.text === undefined) return
    figure.position.y += cellHeight * 0.1
    letters.write(figure, look.text, cellHeight * 0.36 * size, cellWidth * 0.92 * size)
  }

  function set(position: Position, look: Look): void {
    const item = itemAt.get(position)
    item.look = look
    dress(item, look, painted, board.symbols().texture(look.symbol ?? '', false))
    put(item, 1, 0)
  }

  return {
    view,
    set,
    open(position) {
      const item = itemAt.get(position)
      hide(item)
      item.back.visible = true
      item.back.texture = painted.open
    },
    move: (position, size, left) => put(itemAt.get(position), size, left),
    clear: () => itemAt.all().forEach(hide),
    resize() {
      const before = painted
      painted = paintHeld(board)
      for (const { at, look } of itemAt.all()) {
        if (look) set(at, look)
      }
      for (const texture of Object.values(before)) texture.destroy(true)
    },
  }
}

function dress(item: Item, look: Look, painted: Painted, picture: Texture): void {
  item.back.visible = true
  item.back.texture = look.isDark ? painted.dark : painted.light
  item.picture.visible = look.symbol !== null
  item.picture.texture = picture
  item.frame.visible = look.symbol !== null
  item.frame.texture = painted.frame
  item.figure.visible = look.text !== undefined
}

/** One layer per sprite kind, so that sprites of one texture are drawn together. */
function itemsOn(view: Container) {
  const [backs, pictures, frames, figures] = [
    view.addChild(new Container()),
    view.addChild(new Container()),
    view.addChild(new Container()),
    view.addChild(new Container()),
  ]
  const items = new Map<string, Item>()
  return {
    all: () => [...items.values()],
    get(at: Position): Item {
      const existing = items.get(at.join())
      if (existing) return existing
      const made: Item = {
        at,
        back: spriteOn(backs),
        picture: spriteOn(pictures),
        frame: spriteOn(frames),
        figure: spriteOn(figures),
        look: undefined,
      }
      items.set(at.join(), made)
      return made
    },
  }
}

function spriteOn(layer: Container): Sprite {
  const sprite = layer.addChild(new Sprite())
  sprite.anchor.set(0.5)
  sprite.visible = false
  return sprite
}

function hide(item: Item): void {
  item.look = undefined
  for (const sprite of [item.back, item.picture, item.frame, item.figure]) sprite.visible = false
}
