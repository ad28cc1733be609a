import type { Value } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'

type Vendors = Value<'GET /office/api/catalogue'>
export type VendorRow = Vendors['list'][number]
export type Brand = Vendors['brands'][number]
export type Games = Value<'GET /office/api/catalogue/games'>
export type GameRow = Games['list'][number]

type Standing = 'on' | 'off' | 'off_here' | 'not_in_list' | 'unlisted'

export const tones: Record<Standing, Tone> = {
  on: 'good',
  off: 'bad',
  off_here: 'warn',
  not_in_list: 'quiet',
  unlisted: 'quiet',
}

/** Whether players have it, and if not, why. */
export function standingOf({ isInList, isOn, isOnHere, isListed }: GameRow): Standing {
  if (!isInList) return 'not_in_list'
  if (!isOn) return 'off'
  if (!isOnHere) return 'off_here'
  return isListed ? 'on' : 'unlisted'
}

export function nameOf({ names, code }: Pick<GameRow, 'names' | 'code'>, language: string) {
  return names[language] ?? names.EN ?? code
}

/** The place that a game takes when it is dropped on another. */
export function dropPlace(list: readonly GameRow[], dragged: string, target: string) {
  const [from, to] = [dragged, target].map((code) => list.find((row) => row.code === code))
  return from && to && from !== to ? to.place : undefined
}
