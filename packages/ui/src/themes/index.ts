/** What each theme paints a page on, for those who cannot read the style sheets beside this. */
export const pageColours = { dark: '#0a100e', light: '#f6f2e8' } as const

export { turnColour, turningColours } from './turn-colour.ts'
