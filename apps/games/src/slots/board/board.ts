import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { Position } from '@fairhouse/engines'
import type { Stage } from '#kit/stage'
import type { SlotConfig } from '../config.ts'
import { paletteOf, withCanvas } from '../palettes/index.ts'
import type { ReelState, Window } from '../reel-state.ts'
import { paintCabinet, paintCurve } from './cabinet.ts'
import { createFaller } from './faller.ts'
import { createGlows, type Glows } from './glows.ts'
import { layOut, type Layout } from './layout.ts'
import { lifterOf } from './lifter-of.ts'
import type { Mover } from './mover.ts'
import { createReel, type Reel } from './reel.ts'
import { createSpinner } from './spinner.ts'
import { makeSymbols, type Symbols } from './symbols.ts'
import { createWinMarks, type WinMarks } from './win-marks.ts'

/** Everything on the stage of a slot. */
export interface Board {
  readonly reels: readonly Reel[]
  readonly mover: Mover
  readonly glows: Glows
  readonly marks: WinMarks
  /** Layers above the reels and above everything, for features. */
  readonly over: Container
  readonly top: Container
  layout(): Layout
  density(): number
  symbols(): Symbols
  setStrips(strips: Window): void
  /** Shows the reels at rest. */
  put(reels: ReelState): void
  /** Lifts the winning symbols. */
  lift(positions: readonly Position[], share: number): void
  /** Removes all win effects. */
  clear(): void
  draw(): void
  resize(): void
  destroy(): void
}

interface BoardDeps {
  readonly stage: Stage
  readonly config: SlotConfig
  readonly images: ReadonlyMap<string, HTMLImageElement>
  readonly labels: () => Readonly<Record<string, string>>
}

export function createBoard(deps: BoardDeps): Board {
  const { stage, config } = deps
  const { strips, rows, tumbles } = config.model
  const reels = strips.map((strip) => createReel(rows, strip))
  const [glows, marks] = [createGlows(), createWinMarks()]
  const [over, top] = [new Container(), new Container()]
  const ground = groundOn(stage, reels, glows.view)
  stage.root.addChild(over, marks.view, top)
  const fit = () => {
    const fitted = ground.fit(deps)
    glows.resize(fitted.layout)
    marks.resize(fitted.layout)
    stage.invalidate()
    return fitted
  }
  let fitted = fit()

  const mover = (tumbles ? createFaller : createSpinner)(reels, stage.invalidate)
  const lift = lifterOf(reels, rows)
  return {
    reels,
    mover,
    glows,
    marks,
    over,
    top,
    layout: () => fitted.layout,
    density: () => stage.size().density,
    symbols: () => fitted.symbols,
    setStrips: (other) => other.forEach((strip, index) => reels[index]?.setStrip(strip)),
    put({ stops, window }) {
      mover.stop()
      for (const [index, reel] of reels.entries()) {
        reel.moveTo(stops[index] ?? 0, false)
        reel.show(window[index] ?? [])
      }
      stage.invalidate()
    },
    lift,
    clear() {
      glows.clear()
      marks.clear()
      lift([], 0)
      stage.invalidate()
    },
    draw: stage.invalidate,
    resize() {
      const before = fitted.symbols
      fitted = fit()
      before.destroy()
    },
    destroy: () => fitted.symbols.destroy(),
  }
}

/** Cabinet, lights, and masked reels. */
function groundOn(stage: Stage, reels: readonly Reel[], lights: Container) {
  const cabinet = new Sprite()
  const curve = { width: 4, height: 32, density: 1 }
  const shade = Texture.from(withCanvas(curve, paintCurve))
  const [above, below] = [new Sprite(shade), new Sprite(shade)]
  const [running, mask] = [new Container(), new Graphics()]
  running.mask = mask
  running.addChild(...reels.map(({ view }) => view))
  stage.root.addChild(cabinet, lights, mask, running, above, below)

  function repaint(paint: Parameters<typeof withCanvas>[1]): void {
    const { texture } = cabinet
    const size = stage.size()
    cabinet.texture = Texture.from(withCanvas(size, paint))
    cabinet.setSize(size.width, size.height)
    if (texture !== Texture.EMPTY) texture.destroy(true)
  }

  return {
    fit({ config, images, labels }: BoardDeps): { layout: Layout; symbols: Symbols } {
      const size = stage.size()
      const { rows } = config.model
      const ground = ['cluster', 'anywhere'].includes(config.model.pay.by) ? 'tiles' : 'reels'
      const layout = layOut(size, { reels: reels.length, rows, hasFoot: counts(config) })
      const { x, y, cellWidth, cellHeight } = layout
      repaint((brush) => paintCabinet(brush, layout, ground))
      const [width, height] = [cellWidth * reels.length, cellHeight * rows]
      mask.clear().rect(x, y, width, height).fill('white')
      for (const end of [above, below]) end.setSize(width, cellHeight * 0.24)
      above.position.set(x, y)
      below.position.set(x, y + height)
      below.scale.y = -Math.abs(below.scale.y)
      const palette = paletteOf(config.theme.palette)
      const cell = { width: cellWidth, height: cellHeight, density: size.density }
      const symbols = makeSymbols({ config, palette, images, labels: labels(), cell })
      for (const [index, reel] of reels.entries()) {
        reel.view.position.set(x + index * cellWidth, y)
        reel.dress(symbols, cellWidth, cellHeight)
      }
      return { layout, symbols }
    },
  }
}

/** Whether the game has a meter below the reels. */
function counts({ model: { tumbles, orbs, hold } }: SlotConfig): boolean {
  const steps = [...(tumbles?.ladder ?? []), ...(tumbles?.freeLadder ?? [])]
  return orbs !== null || hold !== null || steps.some((step) => step > 1)
}
