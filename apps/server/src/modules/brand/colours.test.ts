import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, luminance, surfaceLuminance } from '@fairhouse/rules'
import { brandStyle, colourFaults } from './colours.ts'

const themes = ['dark', 'light'] as const

/** The tokens of a theme as the browser gets them. */
function tokensOf(theme: string): Record<string, string> {
  const file = new URL(`../../../../../packages/ui/src/themes/${theme}.css`, import.meta.url)
  const found = readFileSync(file, 'utf8').matchAll(/--colour-([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, name, colour]) => [name, colour]))
}

const ownColours = (theme: string) => {
  const tokens = tokensOf(theme)
  return {
    accent: tokens.accent ?? '',
    onAccent: tokens['on-accent'] ?? '',
    accentStrong: tokens['accent-strong'] ?? '',
    focus: tokens.focus ?? '',
    engraving: tokens.engraving ?? '',
  }
}

const violet = {
  accent: '#c4a1ff',
  onAccent: '#1a0f2e',
  accentStrong: null,
  focus: null,
  engraving: null,
}

test('contrast is that of WCAG', () => {
  expect(contrast(luminance('#ffffff'), luminance('#000000'))).toBeCloseTo(21)
  expect(contrast(luminance('#777777'), luminance('#ffffff'))).toBeCloseTo(4.48, 2)
})

test.each(themes)('no surface of %s has less contrast than the checked ones', (theme) => {
  const surfaces = Object.entries(tokensOf(theme)).filter(([name]) => /^(page|surface)/.test(name))
  const lights = surfaces.map(([, colour]) => luminance(colour))
  const hardest = theme === 'dark' ? Math.max(...lights) : -Math.min(...lights)
  const checked = theme === 'dark' ? surfaceLuminance.dark : -surfaceLuminance.light
  expect(lights.length).toBeGreaterThan(3)
  expect(checked).toBeGreaterThanOrEqual(hardest)
})

test.each(themes)('the house’s own colours of %s can be read', (theme) => {
  expect(colourFaults(theme, ownColours(theme))).toEqual([])
})

test('unreadable colours are named', () => {
  expect(colourFaults('dark', violet)).toEqual([])
  expect(colourFaults('dark', { ...violet, onAccent: '#ffffff' })).toEqual([
    'dark: on_accent is 2.12, needs 4.5',
    'dark: on_accent_strong is 2.12, needs 4.5',
  ])
  expect(colourFaults('light', violet)).toHaveLength(4)
  expect(colourFaults('dark', { ...violet, focus: '#222222' })).toHaveLength(1)
})

test('the stylesheet overrides the accents of the themes that the brand sets', () => {
  expect(brandStyle({})).toBe('')
  expect(brandStyle({ dark: { ...violet, focus: '#ffffff' } })).toBe(`\
:root[data-theme][data-theme='dark'] {
  --colour-accent: #c4a1ff;
  --colour-accent-strong: #c4a1ff;
  --colour-accent-glow: #c4a1ff;
  --colour-accent-soft: var(--colour-surface-raised);
  --colour-on-accent: #1a0f2e;
  --colour-focus: #ffffff;
  --colour-engraving: #c4a1ff;
}
`)
  expect(brandStyle({ light: violet })).toMatch(/^\/\* not used, light: accent_on_page .*\*\/\n$/)
})
