import type { BrandTheme, ThemeColours } from '@fairhouse/protocol'
import { contrastsOf } from '@fairhouse/rules'

export type Theme = BrandTheme
export type { ThemeColours } from '@fairhouse/protocol'

export type BrandColours = Partial<Record<Theme, ThemeColours>>

/** What could not be read in these colours, in words; empty when all can. */
export function colourFaults(theme: Theme, colours: ThemeColours): string[] {
  return contrastsOf(theme, colours)
    .filter(({ isEnough }) => !isEnough)
    .map(({ what, found, needed }) => `${theme}: ${what} is ${found.toFixed(2)}, needs ${needed}`)
}

/** Overrides the accents of the themes; colours that could not be read are left out and named. */
export function brandStyle(colours: BrandColours, logoUrl?: string): string {
  const parts = (['dark', 'light'] as const).map((theme) => {
    const own = colours[theme]
    if (!own) return ''
    const faults = colourFaults(theme, own)
    return faults.length > 0 ? `/* not used, ${faults.join('; ')} */\n` : ruleOf(theme, own)
  })
  return parts.join('') + (logoUrl === undefined ? '' : logoRule(logoUrl))
}

/** Stronger than the themes' own selectors, in whatever order a page has the sheets. */
function ruleOf(theme: Theme, colours: ThemeColours): string {
  const { accent, onAccent } = colours
  const tokens = {
    accent,
    'accent-strong': colours.accentStrong ?? accent,
    'accent-glow': accent,
    // A surface of the theme: every accent that can be read can be read on it.
    'accent-soft': 'var(--colour-surface-raised)',
    'on-accent': onAccent,
    focus: colours.focus ?? accent,
    engraving: colours.engraving ?? accent,
  }
  const lines = Object.entries(tokens).map(([name, colour]) => `  --colour-${name}: ${colour};\n`)
  return `:root[data-theme][data-theme='${theme}'] {\n${lines.join('')}}\n`
}

/** The logo takes the place of the house's mark, which alone is drawn on this many squares. */
function logoRule(url: string): string {
  const mark = "svg[viewBox='0 0 32 32']"
  return (
    `${mark} {\n  background: url('${url}') center / contain no-repeat;\n}\n` +
    `${mark} > * {\n  visibility: hidden;\n}\n`
  )
}
