import type { Numbers, Side, Subject } from './subjects.ts'

/** Beads in a column. */
export const roadDepth = 6

/** Sides of draws, the last draw first; undefined where a draw has neither. */
export type Sides = readonly (Side | undefined)[]

const isSide = (side: Side | undefined): side is Side => side !== undefined

function inColumns(list: readonly Side[]): Side[][] {
  const columns: Side[][] = []
  for (const [index, side] of list.entries()) {
    if (index % roadDepth === 0) columns.push([])
    columns.at(-1)?.push(side)
  }
  return columns
}

/** The bead plate: every draw in turn, six to a column, the oldest first. */
export const beadPlate = (sides: Sides): readonly (readonly Side[])[] =>
  inColumns(sides.toReversed().filter(isSide))

/** The big road: a change of side begins another column. Ties have no bead. */
export function bigRoad(sides: Sides): readonly (readonly Side[])[] {
  const runs: Side[][] = []
  for (const side of sides.toReversed()) {
    if (side === undefined || side === 'tie') continue
    const run = runs.at(-1)
    if (run?.[0] === side) run.push(side)
    else runs.push([side])
  }
  return runs.flatMap(inColumns)
}

export interface Streak {
  readonly side: Side
  readonly length: number
}

/** How often the last side came in a row; undefined if the last draw had neither. */
export function streakOf(sides: Sides): Streak | undefined {
  const [side] = sides
  if (side === undefined) return undefined
  const end = sides.findIndex((other) => other !== side)
  return { side, length: end < 0 ? sides.length : end }
}

const minStreak = 3

export interface SubjectStreak extends Streak {
  readonly subject: Subject
}

/** All current streaks of three or more, the longest first. */
export function currentStreaks(
  draws: readonly Numbers[],
  subjects: readonly Subject[],
): readonly SubjectStreak[] {
  return subjects
    .flatMap((subject) =>
      subject.tracks.flatMap((track) => {
        const streak = streakOf(draws.map((numbers) => track.sideOf(numbers)))
        return streak && streak.length >= minStreak ? [{ subject, ...streak }] : []
      }),
    )
    .toSorted((one, other) => other.length - one.length)
}
