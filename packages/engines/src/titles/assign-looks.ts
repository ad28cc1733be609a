import type { SlotTheme } from '#slots'
import type { ModelWithSymbols } from './models-by-volatility.ts'
import type { TitleTheme } from './themes/index.ts'
import { stemsOfPicture } from './words.ts'

/** LIST of symbols: the picture list of the theme that each comes from, and the offset in it. */
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

/** Hue offsets in degrees between the themes of a provider and between the titles of a theme. */
const themeTurn = 67
const titleTurn = 137

/** Hero stars for names that mention none; the first stars come more often. */
const heroes = [0, 1, 2, 3, 0, 4, 1, 5] as const

const otherTempo = { calm: 'brisk', brisk: 'calm' } as const

type LookOfTitle = (
  nth: number,
  stems: readonly string[],
  modelWithSymbols: ModelWithSymbols,
) => SlotTheme

/**
 * Returns the looks of a theme's titles; each has its own hue. The hero is the wild or, without
 * one, the best symbol: a star that the name mentions or, if it mentions none, another star each
 * time.
 */
export function looksOf(theme: TitleTheme, themeIndex: number): LookOfTitle {
  const pictures = picturesOf(theme)
  const starStems = pictures.stars.map(stemsOfPicture)
  return (nth, stems, { model, roles }) => {
    const mentioned = starStems.findIndex((words) => words.some((word) => stems.includes(word)))
    const hero = mentioned < 0 ? (heroes[nth % heroes.length] ?? 0) : mentioned
    const firstStar = roles.includes('wild') ? hero + 1 : hero
    const symbols: Record<string, string> = {}
    for (const role of roles) {
      const source = sources[role]
      if (!source) throw new Error(`no theme has a picture for ${role}`)
      const list = pictures[source[0]]
      const first = source[0] === 'stars' ? firstStar : nth
      symbols[role] = list[(first + source[1]) % list.length] ?? ''
    }
    const turn = (themeIndex * themeTurn + nth * titleTurn) % 360
    const tempo = (nth + themeIndex) % 3 === 0 ? otherTempo[theme.tempo] : theme.tempo
    const look = { palette: theme.palette, turn, tempo, symbols }
    // The scatter picture of the theme that the title does not use as its scatter.
    const object = pictures.scatters[(nth + 1) % pictures.scatters.length] ?? ''
    return 'pick' in model ? { ...look, object } : look
  }
}

function picturesOf(theme: TitleTheme): Pictures {
  const [coin = '', orb = ''] = theme.extras.split(' ')
  return {
    stars: theme.stars.split(' '),
    lows: theme.lows.split(' '),
    scatters: theme.scatters.split(' '),
    coins: [coin],
    orbs: [orb],
  }
}
