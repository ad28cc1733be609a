import type { LetterColours } from '@fairhouse/ui/tiles'
import { alphabetOf, type AlphabetName } from './alphabet.ts'
import { lockUp, type SetLine } from './lock-up.ts'

/** The baseline of a title: straight, an arch, a bowl, or rising. */
export type Bend = 'straight' | 'arch' | 'bowl' | 'rising'

export interface Lettering {
  readonly title: string
  readonly alphabet: AlphabetName
  readonly colours: LetterColours
  readonly bend: Bend
  /** Glowing letters instead of lit ones. */
  readonly isLit: boolean
  /** Centre and size of the space for the title. */
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

const number = (value: number) => String(Math.round(value * 100) / 100)

/** Draws the title as outlines in layers: shadow, body, edge of light, face. */
export function drawLettering({ title, alphabet, colours, bend, isLit, box }: Lettering): string {
  const { lines, height, width } = lockUp(title, alphabetOf(alphabet), box)
  // Small letters have descenders.
  const top = box.y - height / 2 - (alphabetOf(alphabet).hasSmall ? height * 0.06 : 0)
  const smallest = Math.min(...lines.map(({ size }) => size))
  const body = Math.max(3, Math.min(7, smallest * 0.09))
  const outlines = lines.map((line, at) => {
    const id = `line${at}`
    const letters = lettersOf(line, { x: box.x, top, bend, reach: Math.max(width, 220) })
    return { id, letters, foot: top + line.foot, size: line.size }
  })
  const faces = outlines.map(({ id, foot, size }) => faceOf(id, foot, size, colours)).join('')
  const shapes = outlines.map(({ id, letters }) => `<g id="${id}">${letters}</g>`).join('')
  const all = outlines.map(({ id }) => `<use href="#${id}"/>`).join('')
  const turn = bend === 'rising' ? ` transform="rotate(-5 ${box.x} ${box.y})"` : ''
  return `<defs>${shapes}<g id="title">${all}</g>${faces}</defs><g${turn}>
    ${isLit ? lit(colours) : shaded(colours, body)}
    ${outlines.map(({ id }) => `<use href="#${id}" fill="url(#face-${id})"/>`).join('')}</g>`
}

function lettersOf(
  { glyphs, width, size, foot }: SetLine,
  { x, top, bend, reach }: { x: number; top: number; bend: Bend; reach: number },
): string {
  const scale = size / 1000
  const left = x - (width * scale) / 2
  const isBent = bend === 'arch' || bend === 'bowl'
  const letters = glyphs.map(({ outline, start, advance }) => {
    const middle = left + (start + advance / 2) * scale
    const away = (middle - x) / reach
    const strength = bend === 'arch' ? 34 : bend === 'bowl' ? -34 : 0
    const lift = strength * (away * away * 2 - 0.22)
    const angle = isBent ? Math.atan((4 * strength * away) / reach) : 0
    return placed(outline, { scale, angle, middle: advance / 2, x: middle, y: top + foot + lift })
  })
  return `<path d="${letters.join('')}"/>`
}

interface Placement {
  readonly scale: number
  readonly angle: number
  /** Horizontal offset of the outline that is placed at x. */
  readonly middle: number
  readonly x: number
  readonly y: number
}

/** Transforms the points of the outline; an SVG transform would scale its strokes too. */
function placed(outline: string, { scale, angle, middle, x, y }: Placement): string {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return outline.replaceAll(/(-?\d+) ?(-?\d+)/g, (_, across: string, down: string) => {
    const [right, low] = [Number(across) - middle, Number(down)]
    return `${number(x + right * cos - low * sin)} ${number(y + right * sin + low * cos)} `
  })
}

/** A hard change of light at half height makes letters look cast and polished. */
function faceOf(id: string, foot: number, size: number, colours: LetterColours): string {
  const stops = [
    [0, colours.high],
    [0.48, colours.middle],
    [0.54, colours.low],
    [1, colours.foot],
  ] as const
  return `<linearGradient id="face-${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0"
    y1="${number(foot - size * 0.74)}" y2="${number(foot + size * 0.06)}">${stops
      .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
      .join('')}</linearGradient>`
}

/** Imitates a blur with wide faint strokes, in a tenth of the time. */
const fading = (colour: string, widths: readonly number[], alpha: number) =>
  `<g stroke-linejoin="round" stroke="${colour}" stroke-opacity="${alpha}">${widths
    .map((width) => `<use href="#title" stroke-width="${number(width)}"/>`)
    .join('')}</g>`

/** A dark body with depth, and a thin light on its upper edge. */
function shaded({ ink, edge }: LetterColours, body: number): string {
  const depth = [body * 1.1, body * 0.75, body * 0.4, 0]
    .map((down) => `<use href="#title" y="${number(down)}"/>`)
    .join('')
  const widths = [body * 4.4, body * 3.6, body * 2.8]
  return `<g transform="translate(0 ${number(body)})">${fading(ink, widths, 0.22)}</g>
    <g stroke-linejoin="round" stroke="${ink}" fill="${ink}" stroke-width="${number(body * 1.9)}">
      ${depth}</g>
    <use href="#title" y="-1" stroke-linejoin="round" stroke="${edge}" stroke-width="1.6"
      stroke-opacity="0.9"/>`
}

/** Tubes of light: a glow around, and a dark edge that keeps the letters apart. */
function lit({ ink, low, edge }: LetterColours): string {
  return `${fading(low, [24, 19, 15, 12], 0.22)}
    <use href="#title" stroke="${ink}" fill="${ink}" stroke-width="8" stroke-linejoin="round"/>
    <use href="#title" stroke="${edge}" stroke-width="1" stroke-linejoin="round"/>`
}
