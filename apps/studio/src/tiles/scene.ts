import type { TileColours } from '@fairhouse/ui/tiles'
import type { Dice } from './dice.ts'

/** Size in which tiles are drawn, three to four. */
export const tileSize = { width: 360, height: 480 } as const

export interface Stage {
  readonly colours: TileColours
  readonly dice: Dice
  /** The point behind the hero that light comes from. */
  readonly light: { readonly x: number; readonly y: number }
}

/** Draws the background as SVG. */
export type Scene = (stage: Stage) => string

type Stops = readonly (readonly [at: number, colour: string, alpha?: number])[]

const stopsOf = (stops: Stops) =>
  stops
    .map(([at, colour, alpha = 1]) => {
      return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`
    })
    .join('')

/** Fills the tile with a vertical gradient. */
export function ground(stops: Stops): string {
  return `<linearGradient id="ground" x2="0" y2="1">${stopsOf(stops)}</linearGradient>
    <rect width="${tileSize.width}" height="${tileSize.height}" fill="url(#ground)"/>`
}

/** A radial light that fades out at its radius. */
export function shine(
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  stops: Stops,
): string {
  const id = `shine-${round(x)}-${round(y)}-${round(radius)}`.replaceAll('.', '_')
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>
    <circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="url(#${id})"/>`
}

export const round = (value: number): number => Math.round(value * 10) / 10

type Point = readonly [x: number, y: number]

export const polygon = (points: readonly Point[], look: string): string =>
  `<path d="M${points.map((point) => point.map(round).join(' ')).join('L')}Z" ${look}/>`

export const times = <One>(count: number, create: (at: number) => One): One[] =>
  Array.from({ length: count }, (_, at) => create(at))
