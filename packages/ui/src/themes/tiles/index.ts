export type { LetterColours, LetterMaterial } from './letter-colours.ts'
export { tileColours, type TileColours } from './tile-colours.ts'
