/** Page colours of the themes, for code that cannot read the style sheets. */
export const pageColours = { dark: '#0a100e', light: '#f6f2e8' } as const

/** Default accents; a brand may replace them. */
export const houseAccents = {
  dark: { accent: '#e6c274', onAccent: '#1d1605' },
  light: { accent: '#7a5410', onAccent: '#fffaf0' },
} as const

export { turnColour, turningColours } from './turn-colour.ts'
