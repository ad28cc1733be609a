export { tintedClass, twoDigits } from './ball.tsx'
export { Balls } from './balls.tsx'
export { LiveDraw } from './live-draw.tsx'
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
