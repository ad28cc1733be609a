import type { BrandTheme, ThemeColours } from '@fairhouse/protocol'
import { contrastsOf } from '@fairhouse/rules'

export type Theme = BrandTheme
export type { ThemeColours } from '@fairhouse/protocol'

export type BrandColours = Partial<Record<Theme, ThemeColours>>

/** Contrast faults as text; empty if all colours are readable. */
export function colourFaults(theme: Theme, colours: ThemeColours): string[] {
  return contrastsOf(theme, colours)
    .filter(({ isEnough }) => !isEnough)
    .map(({ what, found, needed }) => `${theme}: ${what} is ${found.toFixed(2)}, needs ${needed}`)
}

/** Overrides the themes' accents; unreadable colours are left out and reported. */
export function brandStyle(colours: BrandColours, logoUrl?: string): string {
  const parts = (['dark', 'light'] as const).map((theme) => {
    const own = colours[theme]
    if (!own) return ''
    const faults = colourFaults(theme, own)
    return faults.length > 0 ? `/* not used, ${faults.join('; ')} */\n` : ruleOf(theme, own)
  })
  return parts.join('') + (logoUrl === undefined ? '' : logoRule(logoUrl))
}

/** More specific than the themes' own selectors, so stylesheet order does not matter. */
function ruleOf(theme: Theme, colours: ThemeColours): string {
  const { accent, onAccent } = colours
  const tokens = {
    accent,
    'accent-strong': colours.accentStrong ?? accent,
    'accent-glow': accent,
    // A surface of the theme, on which every readable accent is readable.
    'accent-soft': 'var(--colour-surface-raised)',
    'on-accent': onAccent,
    focus: colours.focus ?? accent,
    engraving: colours.engraving ?? accent,
  }
  const lines = Object.entries(tokens).map(([name, colour]) => `  --colour-${name}: ${colour};\n`)
  return `:root[data-theme][data-theme='${theme}'] {\n${lines.join('')}}\n`
}

/** The logo replaces the house mark, the only icon with this viewBox. */
function logoRule(url: string): string {
  const mark = "svg[viewBox='0 0 32 32']"
  return (
    `${mark} {\n  background: url('${url}') center / contain no-repeat;\n}\n` +
    `${mark} > * {\n  visibility: hidden;\n}\n`
  )
}
