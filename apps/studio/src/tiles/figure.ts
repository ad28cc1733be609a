import type { TileColours } from '@fairhouse/ui/tiles'
import type { Place } from './cast.ts'
import { round } from './scene.ts'

/**
 * LIST of what is needed of a picture: itself in two sizes, and where it is, out of focus, half as
 * wide again as the picture: far around it for light and shadow, and close.
 */
export type PicturePart = 'large' | 'small' | 'halo' | 'rim'

/** Gives a part of a picture as an address that stands in the drawing. */
export type PictureOf = (name: string, part: PicturePart) => string

/** Up to this size the small one is as good. */
const mostSmall = 132
/** How far halo and rim reach, where the picture is one wide. */
const reach = 0.75

const maskOf = (id: string, address: string) =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" x="-1" y="-1" width="2" height="2">
    <image href="${address}" x="${-reach}" y="${-reach}" width="${reach * 2}"
      height="${reach * 2}"/>
  </mask>`

/** What the drawing must hold of each picture before it is placed. */
export const masksOf = (name: string, pictureOf: PictureOf, isHero: boolean): string =>
  maskOf(`halo-${name}`, pictureOf(name, 'halo')) +
  (isHero ? maskOf(`rim-${name}`, pictureOf(name, 'rim')) : '')

interface Cloth {
  readonly mask: string
  readonly colour: string
  readonly alpha: number
  /** Against the place of the picture, and in its size. */
  readonly down?: number
  readonly grow?: number
}

function cloth({ x, y, size, angle }: Place, { mask, colour, alpha, down = 0, grow = 1 }: Cloth) {
  const place = `translate(${round(x)} ${round(y + down * size)}) rotate(${round(angle)})`
  return `<g transform="${place} scale(${round(size * grow)})"><rect x="-0.75" y="-0.75" width="1.5"
    height="1.5" fill="${colour}" fill-opacity="${alpha}" mask="url(#${mask})"/></g>`
}

function faceOf(name: string, { x, y, size, angle }: Place, pictureOf: PictureOf): string {
  const address = pictureOf(name, size > mostSmall ? 'large' : 'small')
  return `<image href="${address}" x="${round(x - size / 2)}" y="${round(y - size / 2)}"
    width="${round(size)}" height="${round(size)}"
    transform="rotate(${round(angle)} ${round(x)} ${round(y)})"/>`
}

interface Standing {
  readonly name: string
  readonly place: Place
  readonly colours: TileColours
  readonly pictureOf: PictureOf
}

/** The hero stands in light. */
export function heroAt({ name, place, colours, pictureOf }: Standing): string {
  const { glow, bright, shadow } = colours
  return [
    cloth(place, { mask: `halo-${name}`, colour: glow, alpha: 1, grow: 1.1 }),
    cloth(place, { mask: `halo-${name}`, colour: bright, alpha: 0.75 }),
    cloth(place, { mask: `halo-${name}`, colour: shadow, alpha: 0.55, down: 0.07 }),
    cloth(place, { mask: `rim-${name}`, colour: bright, alpha: 0.95 }),
    faceOf(name, place, pictureOf),
  ].join('')
}

/** Others stand behind or before it, with a shadow only. */
export function companionAt({ name, place, colours, pictureOf }: Standing): string {
  const shade = { mask: `halo-${name}`, colour: colours.shadow, alpha: 0.7, down: 0.06 }
  return cloth(place, shade) + faceOf(name, place, pictureOf)
}
