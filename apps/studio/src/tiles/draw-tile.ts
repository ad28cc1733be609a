import { tileColours, type TileColours } from '@fairhouse/ui/tiles'
import { castOf, type Place } from './cast.ts'
import { diceOf, type Dice } from './dice.ts'
import { companionAt, heroAt, masksOf, type PictureOf } from './figure.ts'
import { footOf, frameOf, metals, mountOf, sparkle } from './dressing.ts'
import { drawLettering } from './lettering/index.ts'
import { round, tileSize } from './scene.ts'
import { scenesOf } from './scenes/index.ts'
import { letteringStyleOf } from './lettering-style.ts'

/** The inputs of a tile's drawing. */
export interface TileLook {
  readonly code: string
  readonly name: string
  readonly palette: string
  readonly turn: number
  /** Name of the main picture. */
  readonly hero: string
  readonly companions: readonly string[]
}

const { width, height } = tileSize

/** Draws the tile as SVG. Every choice follows from the code of the game. */
export function drawTile(look: TileLook, pictureOf: PictureOf): string {
  const dice = diceOf(look.code)
  const colours = tileColours(look.palette, look.turn)
  const cast = castOf(dice)
  const light = { x: round(cast.hero.x * 0.7 + dice.between(30, 78)), y: round(cast.hero.y * 0.9) }
  const scene = dice.pick(scenesOf(look.palette))({ colours, dice, light })
  const others = look.companions.length > 0 ? look.companions : [look.hero]
  const nameAt = (at: number) => others[at % others.length] ?? look.hero
  const all = [...cast.behind, ...cast.before]
  const used = new Set([look.hero, ...all.map((_, at) => nameAt(at))])
  const masks = [...used].map((name) => masksOf(name, pictureOf, name === look.hero))
  const show = (places: readonly Place[], first: number) =>
    places
      .map((place, at) => companionAt({ name: nameAt(first + at), place, colours, pictureOf }))
      .join('')
  const box = {
    x: 180,
    y: round(dice.between(388, 396)),
    width: 304,
    height: dice.between(104, 122),
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    viewBox="0 0 ${width} ${height}"><defs>${blurs}${metals(colours)}${masks.join('')}</defs>
    <g>${scene}</g>${vignette(colours)}
    ${show(cast.behind, 0)}${mountOf(cast.mount, colours)}
    ${heroAt({ name: look.hero, place: cast.hero, colours, pictureOf })}
    ${show(cast.before, cast.behind.length)}
    ${footOf(dice, colours, round(box.y - box.height / 2))}${sparkle(dice, colours)}
    ${lettersFor(look, dice, colours, box)}${frameOf(dice, colours)}</svg>`
}

type Box = Parameters<typeof drawLettering>[0]['box']

function lettersFor({ name, palette }: TileLook, dice: Dice, colours: TileColours, box: Box) {
  const { alphabets, materials, bends, litShare } = letteringStyleOf(palette)
  return drawLettering({
    title: name,
    alphabet: dice.pick(alphabets),
    colours: colours.letters(dice.pick(materials)),
    bend: dice.pick(bends),
    isLit: dice.chance(litShare),
    box,
  })
}

function vignette({ shadow }: TileColours): string {
  return `<radialGradient id="vignette" cy="0.42" r="0.75"><stop offset="0.5" stop-color="${shadow}"
    stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity="0.5"/></radialGradient>
    <rect width="${width}" height="${height}" fill="url(#vignette)"/>`
}

/** The filter region is the tile: blur outside it would be wasted. */
const blurs = [
  ['blur4', 4],
  ['blur24', 24],
]
  .map(([id, deviation]) => {
    return `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}"
      height="${height}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  })
  .join('')
