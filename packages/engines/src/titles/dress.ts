import type { SlotTheme } from '#slots'
import type { Shelved } from './shelf.ts'
import type { ThemeLine } from './themes/index.ts'
import { stemsOfPicture } from './words.ts'

/** LIST of symbols: from which pictures of a theme each comes, and how far on from the first. */
const sources: Readonly<Record<string, readonly [keyof Pictures, number]>> = {
  wild: ['stars', -1],
  h1: ['stars', 0],
  h2: ['stars', 1],
  h3: ['stars', 2],
  h4: ['stars', 3],
  l1: ['lows', 0],
  l2: ['lows', 1],
  l3: ['lows', 2],
  l4: ['lows', 3],
  scatter: ['scatters', 0],
  coin: ['coins', 0],
  orb: ['orbs', 0],
}

interface Pictures {
  readonly stars: readonly string[]
  readonly lows: readonly string[]
  readonly scatters: readonly string[]
  readonly coins: readonly string[]
  readonly orbs: readonly string[]
}

/** Degrees between the themes of a vendor, and between the titles of a theme. */
const themeTurn = 67
const titleTurn = 137

/** Which star is the hero when a name speaks of none: the first ones more often. */
const heroes = [0, 1, 2, 3, 0, 4, 1, 5] as const

const other = { calm: 'brisk', brisk: 'calm' } as const

type Dress = (nth: number, stems: readonly string[], shelved: Shelved) => SlotTheme

/**
 * How the titles of a theme look: each is turned to other colours. The hero is the wild or, without
 * one, the best symbol: what the name speaks of or, if it speaks of none, another star each time.
 */
export function dresserOf(theme: ThemeLine, place: number): Dress {
  const pictures = picturesOf(theme)
  const shown = pictures.stars.map(stemsOfPicture)
  return (nth, stems, { model, roles }) => {
    const spoken = shown.findIndex((words) => words.some((word) => stems.includes(word)))
    const hero = spoken < 0 ? (heroes[nth % heroes.length] ?? 0) : spoken
    const firstStar = roles.includes('wild') ? hero + 1 : hero
    const symbols: Record<string, string> = {}
    for (const role of roles) {
      const source = sources[role]
      if (!source) throw new Error(`no theme has a picture for ${role}`)
      const list = pictures[source[0]]
      const first = source[0] === 'stars' ? firstStar : nth
      symbols[role] = list[(first + source[1]) % list.length] ?? ''
    }
    const turn = (place * themeTurn + nth * titleTurn) % 360
    const tempo = (nth + place) % 3 === 0 ? other[theme.tempo] : theme.tempo
    const dress = { palette: theme.palette, turn, tempo, symbols }
    // The one of the theme's two that is not the scatter.
    const object = pictures.scatters[(nth + 1) % pictures.scatters.length] ?? ''
    return 'pick' in model ? { ...dress, object } : dress
  }
}

function picturesOf(theme: ThemeLine): Pictures {
  const [coin = '', orb = ''] = theme.extras.split(' ')
  return {
    stars: theme.stars.split(' '),
    lows: theme.lows.split(' '),
    scatters: theme.scatters.split(' '),
    coins: [coin],
    orbs: [orb],
  }
}
