type Theme = 'dark' | 'light'

/** Hex colours; what is null is as the accent. */
interface Colours {
  readonly accent: string
  readonly onAccent: string
  readonly accentStrong: string | null
  readonly focus: string | null
  readonly engraving: string | null
}

export interface ContrastCheck {
  /** What stands on what. */
  readonly what:
    | 'on_accent'
    | 'on_accent_strong'
    | 'accent_on_page'
    | 'accent_strong_on_page'
    | 'focus_on_page'
    | 'engraving_on_page'
  readonly found: number
  readonly needed: number
  readonly isEnough: boolean
}

/** No surface of the theme (`ui/themes`) makes an accent harder to see than one so light. */
export const surfaceLuminance: Record<Theme, number> = { dark: 0.02, light: 0.82 }

/** What WCAG 2.2 asks of text, and of what is not text. */
const [forText, forShapes] = [4.5, 3]

/** How well each can be read in these colours. */
export function contrastsOf(theme: Theme, colours: Colours): ContrastCheck[] {
  const { accent, onAccent } = colours
  const strong = colours.accentStrong ?? accent
  const surface = surfaceLuminance[theme]
  const onPage = (colour: string) => contrast(luminance(colour), surface)
  const on = (colour: string) => contrast(luminance(onAccent), luminance(colour))
  const checks: [ContrastCheck['what'], number, number][] = [
    ['on_accent', on(accent), forText],
    ['on_accent_strong', on(strong), forText],
    ['accent_on_page', onPage(accent), forText],
    ['accent_strong_on_page', onPage(strong), forText],
    ['focus_on_page', onPage(colours.focus ?? accent), forShapes],
    ['engraving_on_page', onPage(colours.engraving ?? accent), forShapes],
  ]
  return checks.map(([what, found, needed]) => ({
    what,
    found,
    needed,
    isEnough: found >= needed,
  }))
}

export function canBeRead(theme: Theme, colours: Colours): boolean {
  return contrastsOf(theme, colours).every(({ isEnough }) => isEnough)
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
