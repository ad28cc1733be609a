import { dragonOrTiger, parityOf, sizeOf, sumOf } from '@fairhouse/engines/lottery'
import { boundsOf, type NumberGroup } from '../draws/index.ts'

export type Numbers = readonly number[]
export type Side = 'big' | 'small' | 'odd' | 'even' | 'dragon' | 'tiger' | 'tie'

/** A bet on two sides, by its side in each draw; undefined where a draw has neither. */
export interface Track {
  readonly kind: 'size' | 'parity' | 'dragon_tiger'
  sideOf(numbers: Numbers): Side | undefined
}

/** Numbers that are followed from draw to draw. */
export interface ChartSource {
  readonly min: number
  readonly max: number
  valuesOf(numbers: Numbers): Numbers
}

export type SubjectName = 'position' | 'pair' | 'sum' | 'sum_2' | 'special' | 'all'

/** A part of the result with its statistics. */
export interface Subject {
  readonly id: string
  readonly name: SubjectName
  /** Positions that it is about, from 1. */
  readonly places: readonly number[]
  readonly chart?: ChartSource
  readonly tracks: readonly Track[]
}

interface SideRules {
  /** The lowest big number. */
  readonly minBig: number
  /** Has neither side, for its bets are returned. */
  readonly neutral?: number
}

const parityTrack = (valueOf: (numbers: Numbers) => number, neutral?: number): Track => ({
  kind: 'parity',
  sideOf(numbers) {
    const value = valueOf(numbers)
    return value === neutral ? undefined : parityOf(value)
  },
})

const sizeTrack = (
  valueOf: (numbers: Numbers) => number,
  { minBig, neutral }: SideRules,
): Track => ({
  kind: 'size',
  sideOf(numbers) {
    const value = valueOf(numbers)
    return value === neutral ? undefined : sizeOf(value, minBig)
  },
})

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

function positions(group: NumberGroup, count: number, rules: SideRules | undefined): Subject[] {
  const [min, max] = boundsOf(group)
  return upTo(count).map((place) => {
    const valueOf = (numbers: Numbers) => numbers[place] ?? min
    return {
      id: `position-${place + 1}`,
      name: 'position',
      places: [place + 1],
      chart: { min, max, valuesOf: (numbers) => [valueOf(numbers)] },
      tracks: rules ? [sizeTrack(valueOf, rules), parityTrack(valueOf, rules.neutral)] : [],
    }
  })
}

const pairs = (list: readonly (readonly [number, number])[]): Subject[] =>
  list.map(([one, other]) => ({
    id: `pair-${one + 1}-${other + 1}`,
    name: 'pair',
    places: [one + 1, other + 1],
    tracks: [{ kind: 'dragon_tiger', sideOf: (numbers) => dragonOrTiger(numbers, [one, other]) }],
  }))

const allPairs = (count: number) =>
  upTo(count).flatMap((one) =>
    upTo(count)
      .filter((other) => other > one)
      .map((other) => [one, other] as const),
  )

interface SumRange {
  readonly min: number
  readonly max: number
}

function sumSubject(rules: SideRules, range?: SumRange, sizeOfSum?: Track): Subject {
  return {
    id: 'sum',
    name: 'sum',
    places: [],
    ...(range && { chart: { ...range, valuesOf: (numbers) => [sumOf(numbers)] } }),
    tracks: [sizeOfSum ?? sizeTrack(sumOf, rules), parityTrack(sumOf)],
  }
}

const allNumbers = (group: NumberGroup): Subject => {
  const [min, max] = boundsOf(group)
  return {
    id: 'all',
    name: 'all',
    places: [],
    chart: { min, max, valuesOf: (numbers) => numbers },
    tracks: [],
  }
}

const topTwo = (numbers: Numbers) => sumOf(numbers.slice(0, 2))

/** A triple is neither big nor small. */
const diceSize: Track = {
  kind: 'size',
  sideOf: (dice) => (new Set(dice).size === 1 ? undefined : sizeOf(sumOf(dice), 11)),
}

/** LIST of what is followed in each group, by the sides of its bets. */
const subjects: Readonly<Record<NumberGroup, readonly Subject[]>> = {
  ssc: [
    ...positions('ssc', 5, { minBig: 5 }),
    sumSubject({ minBig: 23 }, { min: 0, max: 45 }),
    ...pairs(allPairs(5)),
  ],
  '11x5': [
    ...positions('11x5', 5, { minBig: 6, neutral: 11 }),
    sumSubject({ minBig: 31, neutral: 30 }, { min: 15, max: 45 }),
    allNumbers('11x5'),
    ...pairs(allPairs(5)),
  ],
  k3: [
    sumSubject({ minBig: 11 }, { min: 3, max: 18 }, diceSize),
    allNumbers('k3'),
    ...positions('k3', 3, undefined),
  ],
  pk10: [
    ...positions('pk10', 10, { minBig: 6 }),
    {
      id: 'sum-2',
      name: 'sum_2',
      places: [],
      chart: { min: 3, max: 19, valuesOf: (numbers) => [topTwo(numbers)] },
      tracks: [sizeTrack(topTwo, { minBig: 12 }), parityTrack(topTwo)],
    },
    ...pairs(upTo(5).map((place) => [place, 9 - place])),
  ],
  'lucky-28': [
    sumSubject({ minBig: 14 }, { min: 0, max: 27 }),
    ...positions('lucky-28', 3, undefined),
  ],
  keno: [allNumbers('keno'), sumSubject({ minBig: 811, neutral: 810 })],
  'mark-six': [
    {
      id: 'special',
      name: 'special',
      places: [],
      chart: { min: 1, max: 49, valuesOf: (numbers) => numbers.slice(-1) },
      tracks: [
        sizeTrack((numbers) => numbers.at(-1) ?? 0, { minBig: 25, neutral: 49 }),
        parityTrack((numbers) => numbers.at(-1) ?? 0, 49),
      ],
    },
    allNumbers('mark-six'),
    sumSubject({ minBig: 175 }),
  ],
}

export const subjectsOf = (group: NumberGroup): readonly Subject[] => subjects[group]
