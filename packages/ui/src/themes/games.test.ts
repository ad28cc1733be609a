import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paletteNames } from '../art/index.ts'
import { turnColour, turningColours } from './index.ts'

type Colours = Readonly<Record<string, string>>

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

function coloursOf(palette: string): Colours {
  const css = read(`./games/${palette}.css`)
  expect(css).toContain(`:root[data-palette='${palette}']`)
  const found = css.matchAll(/--game-([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, key, colour]) => [key ?? '', colour ?? '']))
}

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function turned(colours: Colours, degrees: number): Colours {
  const others = turningColours.map((name) => [
    name,
    turnColour(name, colours[name] ?? '', degrees),
  ])
  return { ...colours, ...Object.fromEntries(others) }
}

const all = Object.keys(coloursOf('orchard'))
const onGround = ['title', 'title-low', 'glow', 'trim', 'on-label']

test('the frame has the colours of every palette', () => {
  const imported = read('./games.css').matchAll(/games\/([\w-]+)\.css/g)
  expect(new Set([...imported].map(([, name]) => name))).toEqual(new Set(paletteNames))
})

test.each(paletteNames)(
  '%s is complete, and its words are readable however it is turned',
  (name) => {
    const own = coloursOf(name)
    expect(Object.keys(own).toSorted()).toEqual(all.toSorted())
    for (let degrees = 0; degrees < 360; degrees += 45) {
      const colours = turned(own, degrees)
      const expectContrast = (one: string, other: string, ratio: number) =>
        expect(
          contrast(colours[one], colours[other]),
          `${one} on ${other} at ${degrees}°`,
        ).toBeGreaterThanOrEqual(ratio)
      for (const text of onGround) expectContrast(text, 'ground', 4.5)
      expect(contrast('#ffffff', colours.ground), 'amounts').toBeGreaterThanOrEqual(7)
      expectContrast('on-label', 'label-deep', 4.5)
      expectContrast('on-label', 'label', 3)
      expectContrast('on-button', 'button', 4.5)
      expectContrast('on-button', 'button-deep', 4.5)
      expectContrast('title', 'title-edge', 4.5)
      for (const line of ['a', 'b', 'c', 'd', 'e']) expectContrast(`line-${line}`, 'reel', 2.5)
    }
  },
)

test('a colour that is turned is another, as light as before; earth stays earth', () => {
  expect(turnColour('frame', '#2f8fd6', 0)).toBe('#2f8fd6')
  expect(turnColour('frame', '#2f8fd6', 360)).toBe('#2f8fd6')
  expect(turnColour('cloud', '#fff', 90)).toBe('#ffffff')
  const green = turnColour('frame', '#b06a26', 80)
  expect(green).not.toBe('#b06a26')
  expect(Math.abs(luminance(green) - luminance('#b06a26'))).toBeLessThan(0.03)
  expect(turnColour('near', '#b06a26', 80)).toBe('#b06a26')
})
