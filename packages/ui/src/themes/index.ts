/** What each theme paints a page on, for those who cannot read the style sheets beside this. */
export const pageColours = { dark: '#0a100e', light: '#f6f2e8' } as const

/** The house's own accents, which a brand may change. */
export const houseAccents = {
  dark: { accent: '#e6c274', onAccent: '#1d1605' },
  light: { accent: '#7a5410', onAccent: '#fffaf0' },
} as const

export { turnColour, turningColours } from './turn-colour.ts'
