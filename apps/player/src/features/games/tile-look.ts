import type { GameItem } from '@fairhouse/protocol'
import { isTint, tintNames, type Tint } from '@fairhouse/ui'

interface Look {
  /** The name of a picture. */
  readonly hero: string
  readonly tint: Tint
  readonly motif: string
  readonly lettering: string
}

/** LIST of pictures for games with neither a picture nor art. */
const heroes = [
  'default',
  'crown',
  'coins',
  'star',
  'trophy',
  'dice',
  'cards',
  'sun',
  'medal',
  'key',
  'reels',
]

const motifs = ['tile-rays', 'tile-rings', '']

const letterings = [
  'text-lg/tight font-extrabold tracking-tight',
  'text-base/tight font-black uppercase text-stage-accent',
  'text-lg/tight font-black italic tracking-tight',
]

const pick = <One>(list: readonly One[], number: number, otherwise: One): One =>
  list[number % list.length] ?? otherwise

/** Spreads consecutive ids, and the first ids of different providers. */
const spread = (number: number) => number * 3 + Math.floor(number / 100) + Math.floor(number / 1000)

/** The look of a tile: from its game, and the rest derived from its id. */
export function lookOf({ nodeId, art }: Pick<GameItem, 'nodeId' | 'art'>): Look {
  const { palette = '' } = art ?? {}
  return {
    hero: art?.hero ?? pick(heroes, nodeId, 'default'),
    tint: isTint(palette) ? palette : pick(tintNames, spread(nodeId), 'jade'),
    motif: pick(motifs, nodeId, ''),
    lettering: pick(letterings, Math.floor(nodeId / 2), ''),
  }
}
