export { colourOf, lineColours } from './colours.ts'
export { withCanvas, type Brush } from './paint.ts'
export type { Palette } from './palette.ts'
export { paletteOf } from './palettes.ts'
