export type { AlphabetName } from './alphabet.ts'
export { drawLettering, type Bend } from './lettering.ts'
