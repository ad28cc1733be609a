import type { Value } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'

type Providers = Value<'GET /office/api/catalogue'>
export type ProviderRow = Providers['list'][number]
export type Brand = Providers['brands'][number]
export type Games = Value<'GET /office/api/catalogue/games'>
export type GameRow = Games['list'][number]

type GameState = 'on' | 'off' | 'off_here' | 'not_in_list' | 'unlisted'

export const tones: Record<GameState, Tone> = {
  on: 'good',
  off: 'bad',
  off_here: 'warn',
  not_in_list: 'quiet',
  unlisted: 'quiet',
}

/** State of a game for players. */
export function stateOf({ isInList, isOn, isOnHere, isListed }: GameRow): GameState {
  if (!isInList) return 'not_in_list'
  if (!isOn) return 'off'
  if (!isOnHere) return 'off_here'
  return isListed ? 'on' : 'unlisted'
}

export function nameOf({ names, code }: Pick<GameRow, 'names' | 'code'>, language: string) {
  return names[language] ?? names.EN ?? code
}

/** New position of a game that is dropped on another. */
export function dropPlace(list: readonly GameRow[], dragged: string, target: string) {
  const [from, to] = [dragged, target].map((code) => list.find((row) => row.code === code))
  return from && to && from !== to ? to.place : undefined
}
