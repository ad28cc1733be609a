import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Colours = Record<string, string>

function theme(name: string): Colours {
  const css = readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8')
  const found = css.matchAll(/--colour-([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, key, colour]) => [key, colour]))
}

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [low = 0, high = 0] = [luminance(one ?? ''), luminance(other ?? '')].toSorted(
    (a, b) => a - b,
  )
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['page', 'page-glow', 'surface', 'surface-raised', 'surface-sunken', 'accent-soft']
const texts = ['text', 'text-quiet', 'accent', 'accent-strong', 'good', 'warn', 'bad']
const controls = ['control', 'focus']

describe.each(['dark', 'light'])('the %s theme', (name) => {
  const colours = theme(name)

  test('has the same colours as the dark one', () => {
    expect(Object.keys(colours)).toEqual(Object.keys(theme('dark')))
  })

  test.each(grounds)('text and controls are readable on %s', (ground) => {
    for (const text of texts) {
      expect(contrast(colours[text], colours[ground]), text).toBeGreaterThanOrEqual(4.5)
    }
    for (const control of controls) {
      expect(contrast(colours[control], colours[ground]), control).toBeGreaterThanOrEqual(3)
    }
  })

  test('text on the accent is readable', () => {
    for (const ground of ['accent', 'accent-strong', 'accent-glow']) {
      const found = contrast(colours['on-accent'], colours[ground])
      expect(found, ground).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('a QR code is black on white', () => {
    expect(contrast(colours['qr-ink'], colours['qr-paper'])).toBe(21)
  })
})

describe('stage tints', () => {
  const colours = theme('stage')
  const stages = Object.keys(colours).filter((name) => /-(ground|deep)$/.test(name))

  test('have twenty backgrounds', () => expect(stages).toHaveLength(20))

  test.each(stages)('text is readable on %s', (ground) => {
    for (const text of ['on-stage', 'on-stage-quiet', 'stage-accent']) {
      expect(contrast(colours[text], colours[ground]), text).toBeGreaterThanOrEqual(4.5)
    }
  })
})
