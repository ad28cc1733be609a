import { Container, Sprite } from 'pixi.js'
import { blurHeight, type Symbols } from './symbols.ts'

/** A reel strip moving behind its window. `at` is the strip index of the top symbol. */
export interface Reel {
  readonly view: Container
  readonly at: number
  readonly rows: number
  /** Moves the strip to an index. */
  moveTo(at: number, isMoving: boolean): void
  setStrip(strip: readonly string[]): void
  /** Shows these symbols, whatever the strip. */
  show(column: readonly string[]): void
  /** Scales the symbol of a row. */
  lift(row: number, size: number): void
  /** Raises the symbol of a row by this many rows. */
  raise(row: number, rows: number): void
  dress(symbols: Symbols, cellWidth: number, cellHeight: number): void
}

interface Dress {
  readonly symbols: Symbols
  readonly cellWidth: number
  readonly cellHeight: number
}

export function createReel(rows: number, first: readonly string[]): Reel {
  const view = new Container()
  // One symbol above and one below the window, visible during motion.
  const sprites = Array.from({ length: rows + 2 }, () => {
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    return view.addChild(sprite)
  })
  let strip = first
  /** Symbols that replace the strip; null while the strip shows. */
  let shown: readonly string[] | null = null
  let dressed: Dress | undefined

  function draw(index: number, symbol: string, rest: number, isMoving: boolean): void {
    const sprite = sprites[index]
    if (!sprite || !dressed) return
    const { symbols, cellWidth, cellHeight } = dressed
    sprite.texture = symbols.texture(symbol, isMoving)
    sprite.setSize(cellWidth, isMoving ? cellHeight * blurHeight : cellHeight)
    sprite.position.set(cellWidth / 2, (index - 0.5 - rest) * cellHeight)
  }

  const reel = {
    view,
    at: 0,
    rows,
    moveTo(at: number, isMoving: boolean) {
      const { length } = strip
      shown = null
      reel.at = ((at % length) + length) % length
      const top = Math.floor(reel.at)
      for (let index = 0; index < sprites.length; index += 1) {
        draw(index, strip[(top + index - 1 + length) % length] ?? '', reel.at - top, isMoving)
      }
    },
    setStrip(other: readonly string[]) {
      strip = other
    },
    show(column: readonly string[]) {
      shown = column
      for (let index = 0; index < sprites.length; index += 1) {
        draw(index, column[index - 1] ?? '', 0, false)
      }
    },
    lift(row: number, size: number) {
      const sprite = sprites[row + 1]
      if (!sprite || !dressed) return
      sprite.setSize(dressed.cellWidth * size, dressed.cellHeight * size)
    },
    raise(row: number, above: number) {
      const sprite = sprites[row + 1]
      if (sprite && dressed) sprite.position.y = (row + 0.5 - above) * dressed.cellHeight
    },
    dress(symbols: Symbols, cellWidth: number, cellHeight: number) {
      dressed = { symbols, cellWidth, cellHeight }
      if (shown) reel.show(shown)
      else reel.moveTo(reel.at, false)
    },
  }
  return reel
}
