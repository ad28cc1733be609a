import { Sprite } from 'pixi.js'
import type { Position } from '@fairhouse/engines'
import { centreOf, type Board } from '../board/index.ts'
import type { Letters } from './letters.ts'

/** Win amount at the centre of the winning positions. */
export function createCallout(board: Board, letters: Letters) {
  const view = new Sprite()
  view.visible = false
  let [text, middle] = ['', 0]
  return {
    view,
    begin(amount: string, positions: readonly Position[]) {
      const layout = board.layout()
      const centres = positions.map(([reel, row]) => centreOf(layout, reel, row))
      const sum = (of: (centre: { x: number; y: number }) => number) =>
        centres.reduce((all, centre) => all + of(centre), 0) / Math.max(1, centres.length)
      text = amount
      middle = sum(({ y }) => y)
      view.position.set(
        sum(({ x }) => x),
        middle,
      )
      view.visible = amount !== ''
    },
    draw(share: number) {
      if (!view.visible) return
      const { cellHeight } = board.layout()
      const size = share < 0.25 ? 0.5 + share * 2.4 : Math.max(1, 1.1 - (share - 0.25) * 0.4)
      letters.write(view, text, Math.max(22, cellHeight * 0.52) * size)
      view.position.y = middle - share * cellHeight * 0.18
      view.alpha = share > 0.85 ? (1 - share) / 0.15 : 1
      if (share >= 1) view.visible = false
    },
  }
}
