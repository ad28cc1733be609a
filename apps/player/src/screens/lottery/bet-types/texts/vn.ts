import type { BetTypeText, BetTypeTexts, ExampleDraw } from '../bet-type-text.ts'
import { listOf, orOf, text, type BetTypeKey, type Part, type Text } from '../text.ts'
import { combined, help } from './common.ts'

type Region = 'north' | 'south'

/** LIST of the ranks: how many digits their numbers have. */
const digitsOfRank = {
  north: { special: 5, first: 5, third: 5, fourth: 4, fifth: 4, sixth: 3, seventh: 2, eighth: 0 },
  south: { special: 6, first: 5, third: 5, fourth: 5, fifth: 4, sixth: 4, seventh: 3, eighth: 2 },
} as const

type Rank = keyof (typeof digitsOfRank)['north']
/** Numbers of an example by rank: one of each. */
type Prizes = Readonly<Partial<Record<Rank, string>>>

const ranks: readonly Rank[] = [
  'special',
  'first',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
]

const rankText = (rank: Rank): Text => text(`rank_${rank}`)

const shownPrizes = (prizes: Prizes): Part =>
  listOf(
    ranks.flatMap((rank) => {
      const number = prizes[rank]
      return number === undefined ? [] : [text('example_rank', { rank: rankText(rank), number })]
    }),
  )

/** The last digits of a number, as many as the rank has. */
const cut = (region: Region, rank: Rank, number: string) =>
  number.slice(-digitsOfRank[region][rank])

const prizesOf = (region: Region, numbers: Prizes): Prizes =>
  Object.fromEntries(
    ranks.flatMap((rank) => {
      const number = numbers[rank]
      return number === undefined ? [] : [[rank, cut(region, rank, number)]]
    }),
  )

const won = (prizes: Prizes, times = 1): ExampleDraw => ({
  result: prizes,
  shown: shownPrizes(prizes),
  end: 'won',
  times,
})
const lost = (prizes: Prizes): ExampleDraw => ({ ...won(prizes), end: 'lost' })

const noPrize = (numbers: readonly string[]): Part =>
  text('example_no_prize', { numbers: orOf(numbers) })
/** A draw in which none of these numbers is found. */
const nowhere = (numbers: readonly string[]) => ({ result: {}, shown: noPrize(numbers) })

/** Ends with 27, 127 and 8127; the other one does not. */
const winning = '348127'
const losing = '348172'
/** A second number that ends like the first. */
const alsoWinning = '968127'

interface Tail {
  readonly name: Text
  readonly family: BetTypeText['family']
  readonly digits: number
  readonly charge: number
  /** All if omitted. */
  readonly ranks?: readonly Rank[]
}

/** A number that is the tail of the numbers of some ranks. */
function tail(region: Region, { name, family, digits, charge, ranks: own }: Tail): BetTypeText {
  const among = own ?? ['special', 'third']
  const long = among.filter((rank) => digitsOfRank[region][rank] >= digits)
  const shown = long.slice(0, 2)
  const prizesLike = (...numbers: readonly string[]) =>
    prizesOf(
      region,
      Object.fromEntries(shown.map((rank, index) => [rank, numbers[index] ?? losing])),
    )
  const about = own
    ? text('help_tail_of', { count: digits, ranks: orOf(long.map(rankText)) })
    : text('help_lo', { count: digits })
  const pick = winning.slice(-digits)
  const none: ExampleDraw = { ...nowhere([pick]), end: 'lost' }
  return {
    name,
    family,
    charge,
    help: charge > 1 ? [about, text('help_charge', { charge })] : [about],
    example: {
      selection: [[pick]],
      draws: [
        won(prizesLike(winning, alsoWinning), shown.length),
        own ? lost(prizesLike(losing, losing)) : none,
      ],
    },
  }
}

const lo = (region: Region, digits: number, charge: number) =>
  tail(region, { name: text('name_lo', { count: digits }), family: 'lo', digits, charge })

const bao = (region: Region, prizes: number, digits: number, charge: number) =>
  tail(region, {
    name: text('name_bao', { prizes, count: digits }),
    family: 'bao',
    digits,
    charge,
    ranks:
      region === 'north'
        ? ['special', 'sixth', 'seventh']
        : ['special', 'fifth', 'sixth', 'seventh', 'eighth'],
  })

const tailOf = (
  region: Region,
  family: BetTypeText['family'],
  name: BetTypeKey,
  digits: number,
  charge: number,
  ...own: readonly Rank[]
) => tail(region, { name: text(name, { count: digits }), family, digits, charge, ranks: own })

const xien = (region: Region, count: number): BetTypeText => {
  const numbers = Object.entries({ special: winning, first: '90535', third: '12368' })
  const all = [...numbers, ['fourth', '24790'] as const].slice(0, count)
  return {
    name: text('name_xien', { count }),
    family: 'xien',
    help: [text('help_xien', { count }), combined(count)],
    example: {
      selection: [['27', '35', '68', '90'].slice(0, count)],
      draws: [won(prizesOf(region, Object.fromEntries(all))), { ...nowhere(['27']), end: 'lost' }],
    },
  }
}

const missed = ['04', '12', '27', '35', '46', '58', '63', '71', '88', '90']

const truotXien = (region: Region, count: number): BetTypeText => {
  const picks = missed.slice(0, count)
  return {
    name: text('name_truot', { count }),
    family: 'truot',
    help: [text('help_truot', { count }), combined(count)],
    example: {
      selection: [picks],
      draws: [{ ...nowhere(picks), end: 'won' }, lost(prizesOf(region, { special: winning }))],
    },
  }
}

const combinations = (region: Region): BetTypeTexts => ({
  'xien-2': xien(region, 2),
  'xien-3': xien(region, 3),
  'xien-4': xien(region, 4),
  'truot-xien-4': truotXien(region, 4),
  'truot-xien-8': truotXien(region, 8),
  'truot-xien-10': truotXien(region, 10),
})

/** A bet on a digit, or on the first digits, of the special prize. */
const ofSpecial = (
  family: BetTypeText['family'],
  name: BetTypeKey,
  about: BetTypeKey,
  pick: string,
  other: string,
): BetTypeText => ({
  name: text(name),
  family,
  help: help(about),
  example: {
    selection: [[pick]],
    draws: [
      won(prizesOf('north', { special: winning })),
      lost(prizesOf('north', { special: other })),
    ],
  },
})

/** LIST of the bet types of the Northern lottery. */
export const vnNorth: BetTypeTexts = {
  'lo-2': lo('north', 2, 27),
  'lo-3': lo('north', 3, 23),
  'lo-4': lo('north', 4, 20),
  de: tailOf('north', 'de', 'name_de', 2, 1, 'special'),
  'de-dau': ofSpecial('de', 'name_de_dau', 'help_de_dau', '48', '84127'),
  'de-nhat': tailOf('north', 'de', 'name_de_nhat', 2, 1, 'first'),
  dau: ofSpecial('dau_duoi', 'name_dau_digit', 'help_dau_digit', '2', losing),
  duoi: ofSpecial('dau_duoi', 'name_duoi_digit', 'help_duoi_digit', '7', losing),
  'giai-7': tailOf('north', 'dau_duoi', 'name_giai_7', 2, 4, 'seventh'),
  'giai-7-va-de': tailOf('north', 'dau_duoi', 'name_giai_7_de', 2, 5, 'seventh', 'special'),
  '3-cang': tailOf('north', 'cang', 'name_cang', 3, 1, 'special'),
  '4-cang': tailOf('north', 'cang', 'name_cang', 4, 1, 'special'),
  'xiu-chu-dau': tailOf('north', 'cang', 'name_xiu_chu_dau', 3, 3, 'sixth'),
  'xiu-chu': tailOf('north', 'cang', 'name_xiu_chu', 3, 4, 'sixth', 'special'),
  'bao-8-lo-2': bao('north', 8, 2, 8),
  'bao-8-lo-3': bao('north', 8, 3, 4),
  ...combinations('north'),
}

const daDraws = (place: 'one' | 'two'): BetTypeText['example']['draws'] => {
  const first = prizesOf('south', { special: winning })
  const second = prizesOf('south', { eighth: '35' })
  if (place === 'one') {
    const both = { ...won({ ...first, ...second }), prize: 'once' }
    return [both, { ...nowhere(['35']), end: 'lost' }]
  }
  const shown = text('example_stations', { one: shownPrizes(first), other: shownPrizes(second) })
  const none = { result: [first, {}], shown: noPrize(['35']) }
  return [
    { result: [first, second], shown, end: 'won', prize: 'once' },
    { ...none, end: 'lost' },
  ]
}

const da = (name: BetTypeKey, about: BetTypeKey, place: 'one' | 'two'): BetTypeText => ({
  name: text(name),
  family: 'da',
  help: [text(about), text('help_da_repeated')],
  example: { selection: [['27', '35']], draws: daDraws(place) },
})

/** LIST of the bet types of the Southern and Central lotteries, over one station or two. */
export const vnSouth: BetTypeTexts = {
  'lo-2': lo('south', 2, 18),
  'lo-3': lo('south', 3, 17),
  'lo-4': lo('south', 4, 16),
  dau: tailOf('south', 'dau_duoi', 'name_dau', 2, 1, 'eighth'),
  duoi: tailOf('south', 'dau_duoi', 'name_duoi', 2, 1, 'special'),
  'dau-duoi': tailOf('south', 'dau_duoi', 'name_dau_duoi', 2, 2, 'eighth', 'special'),
  'de-nhat': tailOf('south', 'dau_duoi', 'name_de_nhat', 2, 1, 'first'),
  'xiu-chu-dau': tailOf('south', 'cang', 'name_xiu_chu_dau', 3, 1, 'seventh'),
  'xiu-chu-duoi': tailOf('south', 'cang', 'name_xiu_chu_duoi', 3, 1, 'special'),
  'xiu-chu': tailOf('south', 'cang', 'name_xiu_chu', 3, 2, 'seventh', 'special'),
  '4-cang': tailOf('south', 'cang', 'name_cang', 4, 1, 'special'),
  'bao-7-lo-2': bao('south', 7, 2, 7),
  'bao-7-lo-3': bao('south', 7, 3, 6),
  'bao-7-lo-4': bao('south', 7, 4, 5),
  'da-thang': da('name_da_thang', 'help_da_thang', 'one'),
  'da-xien': da('name_da_xien', 'help_da_xien', 'two'),
  ...combinations('south'),
}
