import type { TileColours } from '@fairhouse/ui/tiles'
import type { Place } from './cast.ts'
import { round } from './scene.ts'

/**
 * LIST of the parts of a picture: itself in two sizes, and two blurred outlines half as wide again
 * as the picture, a far one for light and shadow and a close one.
 */
export type PicturePart = 'large' | 'small' | 'halo' | 'rim'

/** Returns the address of a part of a picture, for use in the drawing. */
export type PictureOf = (name: string, part: PicturePart) => string

/** Maximum size at which the small picture is sharp enough. */
const maxSmallSize = 132
/** Reach of halo and rim from the centre, for a picture of width one. */
const maskReach = 0.75

const maskOf = (id: string, address: string) =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" x="-1" y="-1" width="2" height="2">
    <image href="${address}" x="${-maskReach}" y="${-maskReach}" width="${maskReach * 2}"
      height="${maskReach * 2}"/>
  </mask>`

/** Masks that a drawing defines for each picture. */
export const masksOf = (name: string, pictureOf: PictureOf, isHero: boolean): string =>
  maskOf(`halo-${name}`, pictureOf(name, 'halo')) +
  (isHero ? maskOf(`rim-${name}`, pictureOf(name, 'rim')) : '')

interface TintedMask {
  readonly mask: string
  readonly colour: string
  readonly alpha: number
  /** Offset and growth relative to the size of the picture. */
  readonly down?: number
  readonly grow?: number
}

function tintedMask(
  { x, y, size, angle }: Place,
  { mask, colour, alpha, down = 0, grow = 1 }: TintedMask,
) {
  const place = `translate(${round(x)} ${round(y + down * size)}) rotate(${round(angle)})`
  return `<g transform="${place} scale(${round(size * grow)})"><rect x="-0.75" y="-0.75" width="1.5"
    height="1.5" fill="${colour}" fill-opacity="${alpha}" mask="url(#${mask})"/></g>`
}

function faceOf(name: string, { x, y, size, angle }: Place, pictureOf: PictureOf): string {
  const address = pictureOf(name, size > maxSmallSize ? 'large' : 'small')
  return `<image href="${address}" x="${round(x - size / 2)}" y="${round(y - size / 2)}"
    width="${round(size)}" height="${round(size)}"
    transform="rotate(${round(angle)} ${round(x)} ${round(y)})"/>`
}

interface FigureOptions {
  readonly name: string
  readonly place: Place
  readonly colours: TileColours
  readonly pictureOf: PictureOf
}

/** Draws the hero with light around it. */
export function heroAt({ name, place, colours, pictureOf }: FigureOptions): string {
  const { glow, bright, shadow } = colours
  return [
    tintedMask(place, { mask: `halo-${name}`, colour: glow, alpha: 1, grow: 1.1 }),
    tintedMask(place, { mask: `halo-${name}`, colour: bright, alpha: 0.75 }),
    tintedMask(place, { mask: `halo-${name}`, colour: shadow, alpha: 0.55, down: 0.07 }),
    tintedMask(place, { mask: `rim-${name}`, colour: bright, alpha: 0.95 }),
    faceOf(name, place, pictureOf),
  ].join('')
}

/** Draws a companion with a shadow only. */
export function companionAt({ name, place, colours, pictureOf }: FigureOptions): string {
  const shade = { mask: `halo-${name}`, colour: colours.shadow, alpha: 0.7, down: 0.06 }
  return tintedMask(place, shade) + faceOf(name, place, pictureOf)
}
