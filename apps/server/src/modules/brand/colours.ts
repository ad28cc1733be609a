export type Theme = 'dark' | 'light'

/** Hex colours; what is null is as the accent. */
export interface ThemeColours {
  accent: string
  onAccent: string
  accentStrong: string | null
  focus: string | null
  engraving: string | null
}

export type BrandColours = Partial<Record<Theme, ThemeColours>>

/** No surface of the theme (`ui/themes`) makes an accent harder to see than one so light. */
export const surfaceLuminance: Record<Theme, number> = { dark: 0.02, light: 0.82 }

/** What WCAG 2.2 asks of text, and of what is not text. */
const [forText, forShapes] = [4.5, 3]

/** What could not be read in these colours, in words; empty when all can. */
export function colourFaults(theme: Theme, colours: ThemeColours): string[] {
  const { accent, onAccent } = colours
  const { accentStrong = accent, focus = accent, engraving = accent } = withoutNull(colours)
  const surface = surfaceLuminance[theme]
  const checks: [string, number, number][] = [
    ['on_accent on accent', contrast(luminance(onAccent), luminance(accent)), forText],
    ['on_accent on accent_strong', contrast(luminance(onAccent), luminance(accentStrong)), forText],
    ['accent on the page', contrast(luminance(accent), surface), forText],
    ['accent_strong on the page', contrast(luminance(accentStrong), surface), forText],
    ['focus on the page', contrast(luminance(focus), surface), forShapes],
    ['engraving on the page', contrast(luminance(engraving), surface), forShapes],
  ]
  return checks
    .filter(([, found, needed]) => found < needed)
    .map(([what, found, needed]) => `${theme}: ${what} is ${found.toFixed(2)}, needs ${needed}`)
}

/** Overrides the accents of the themes; colours that could not be read are left out and named. */
export function brandStyle(colours: BrandColours): string {
  const parts = (['dark', 'light'] as const).map((theme) => {
    const own = colours[theme]
    if (!own) return ''
    const faults = colourFaults(theme, own)
    return faults.length > 0 ? `/* not used, ${faults.join('; ')} */\n` : ruleOf(theme, own)
  })
  return parts.join('')
}

/** Stronger than the themes' own selectors, in whatever order a page has the sheets. */
function ruleOf(theme: Theme, colours: ThemeColours): string {
  const { accent, onAccent } = colours
  const { accentStrong = accent, focus = accent, engraving = accent } = withoutNull(colours)
  const tokens = { accent, 'accent-strong': accentStrong, 'on-accent': onAccent, focus, engraving }
  const lines = Object.entries(tokens).map(([name, colour]) => `  --colour-${name}: ${colour};\n`)
  return `:root[data-theme][data-theme='${theme}'] {\n${lines.join('')}}\n`
}

function withoutNull({ accentStrong, focus, engraving }: ThemeColours) {
  return {
    accentStrong: accentStrong ?? undefined,
    focus: focus ?? undefined,
    engraving: engraving ?? undefined,
  }
}

/** Relative luminance of `#rrggbb`, from 0 to 1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
