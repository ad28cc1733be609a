export { Balls } from './balls.tsx'
export { readResult } from './read-result.ts'
export { VnBoard } from './vn-board.tsx'
