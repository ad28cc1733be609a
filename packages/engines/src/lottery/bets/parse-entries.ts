import type { BetType, Selection } from './bet-type.ts'

/**
 * Splits typed or pasted text into units, to be checked as entries: `123 456`, or
 * `01,02,03; 04,05,06`. Undefined if the bet type is not written in digits, or if the digits do not
 * make whole units.
 */
export function parseEntries<Draw>(
  bet: BetType<Draw>,
  text: string,
): readonly Selection[] | undefined {
  const [first] = bet.fields
  const width = first?.picks.list()[0]?.length ?? 0
  const sizes = bet.fields.map((field) => ('size' in field ? field.size : 1))
  const isWide = first?.picks.list().some((pick) => pick.length !== width)
  if (bet.kind === 'single' || isWide || /[^0-9\s,;|-]/.test(text)) return undefined
  const digits = width * sizes.reduce((sum, size) => sum + size, 0)
  const units = text
    .split(/[;|\n]/)
    .filter((group) => group.trim() !== '')
    .map((group) => unitsIn(group, digits))
  if (units.length === 0 || units.includes(undefined)) return undefined
  return units.flatMap((group) => (group ?? []).map((unit) => picksIn(unit, sizes, width)))
}

/** Reads a group as one unit, as units between spaces, or as units between any separators. */
function unitsIn(group: string, digits: number): readonly string[] | undefined {
  const readings = [[group], group.split(/\s+/), group.split(/[\s,-]+/)].map((words) =>
    words.map((word) => word.replaceAll(/[\s,-]/g, '')).filter((word) => word !== ''),
  )
  return readings.find((words) => words.every(({ length }) => length === digits))
}

function picksIn(unit: string, sizes: readonly number[], width: number): Selection {
  let at = 0
  return sizes.map((size) =>
    Array.from({ length: size }, () => {
      at += width
      return unit.slice(at - width, at)
    }),
  )
}
