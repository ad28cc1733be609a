export { tintedClass, twoDigits } from './ball.tsx'
export { Balls } from './balls.tsx'
export {
  boundsOf,
  groupOfRules,
  isNumberGroup,
  isVnGroup,
  readResult,
  type DrawResult,
  type NumberGroup,
  type VnResult,
} from './read-result.ts'
export { VnBoard } from './vn-board.tsx'
export { tailOf } from './vn-loto.ts'

export const loadLiveDraw = async () => (await import('./live-draw.tsx')).LiveDraw
