import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { houseAccents, pageColours } from './index.ts'

test.each(['dark', 'light'] as const)(
  'page colours of the %s theme match its style sheet',
  (theme) => {
    const css = readFileSync(new URL(`./${theme}.css`, import.meta.url), 'utf8')
    expect(css).toContain(`--colour-page: ${pageColours[theme]};`)
    expect(css).toContain(`--colour-accent: ${houseAccents[theme].accent};`)
    expect(css).toContain(`--colour-on-accent: ${houseAccents[theme].onAccent};`)
  },
)
