import {
  areDifferent,
  isNumberList,
  isVnDraw,
  type Region,
  type VnDraw,
} from '@fairhouse/engines/lottery'

/** LIST of the groups whose result is a list of numbers: how many, from, to, all different. */
const numberGroups = {
  ssc: [5, 0, 9, false],
  '11x5': [5, 1, 11, true],
  k3: [3, 1, 6, false],
  pk10: [10, 1, 10, true],
  'lucky-28': [3, 0, 9, false],
  keno: [20, 1, 80, true],
  'mark-six': [7, 1, 49, true],
} as const satisfies Record<string, readonly [number, number, number, boolean]>

export type NumberGroup = keyof typeof numberGroups

export interface NumberResult {
  readonly kind: NumberGroup
  readonly numbers: readonly number[]
}

export interface VnResult {
  readonly kind: 'vn'
  readonly region: Region
  /** One station, or both of a game over two. */
  readonly stations: readonly VnDraw[]
}

export type DrawResult = NumberResult | VnResult

export const isNumberGroup = (group: string): group is NumberGroup =>
  Object.hasOwn(numberGroups, group)

export const isVnGroup = (group: string): boolean => group.startsWith('vn-')

/** Lowest and highest number of a group. */
export const boundsOf = (group: NumberGroup): readonly [min: number, max: number] => {
  const [, min, max] = numberGroups[group]
  return [min, max]
}

/** Reads the result of a draw; undefined if it is not drawn, or is no result of the group. */
export function readResult(group: string, result: unknown): DrawResult | undefined {
  if (isNumberGroup(group)) return readNumbers(group, result)
  if (group === 'vn-north') return readVn('north', result)
  return group === 'vn-south' ? readVn('south', result) : undefined
}

/** The numbers of a draw of either region. */
export const readVnResult = (result: unknown): VnResult | undefined =>
  readVn('north', result) ?? readVn('south', result)

function readNumbers(group: NumberGroup, result: unknown): NumberResult | undefined {
  const [count, min, max, isDifferent] = numberGroups[group]
  if (!isNumberList(result, count, min, max)) return undefined
  return isDifferent && !areDifferent(result) ? undefined : { kind: group, numbers: result }
}

function readVn(region: Region, result: unknown): VnResult | undefined {
  if (isVnDraw(region, result)) return { kind: 'vn', region, stations: [result] }
  if (region === 'north' || !Array.isArray(result) || result.length !== 2) return undefined
  const stations: readonly unknown[] = result
  const [first, second] = stations
  return isVnDraw(region, first) && isVnDraw(region, second)
    ? { kind: 'vn', region, stations: [first, second] }
    : undefined
}

/** The group of games that an engine plays. */
export function groupOfRules(rules: string): string {
  if (rules === 'vn-two-stations') return 'vn-south'
  return rules.startsWith('mark-six') ? 'mark-six' : rules
}
