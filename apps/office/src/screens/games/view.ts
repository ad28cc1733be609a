import type { Value } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'

type Providers = Value<'GET /office/api/catalogue'>
export type ProviderRow = Providers['list'][number]
export type Brand = Providers['brands'][number]
export type Games = Value<'GET /office/api/catalogue/games'>
export type GameRow = Games['list'][number]

type GameState =
  | 'on'
  | 'off'
  | 'off_here'
  | 'not_in_list'
  | 'unlisted'
  | 'stopped'
  | 'vendor_off'
  | 'site_closed'
  | 'not_playable'

export const tones: Record<GameState, Tone> = {
  on: 'good',
  off: 'bad',
  off_here: 'warn',
  not_in_list: 'quiet',
  unlisted: 'quiet',
  stopped: 'bad',
  vendor_off: 'bad',
  site_closed: 'warn',
  not_playable: 'warn',
}

/** State of a game for players, with the cause that closes most. */
export function stateOf(
  { isInList, isOn, isOnHere, isListed, isStopped, isPlayable }: GameRow,
  { vendor, isSiteClosed }: Pick<Games, 'vendor' | 'isSiteClosed'>,
): GameState {
  if (!isInList) return 'not_in_list'
  if (isStopped || vendor.isStopped) return 'stopped'
  if (!vendor.isOn || !vendor.isOnHere) return 'vendor_off'
  if (!isOn) return 'off'
  if (!isOnHere) return 'off_here'
  if (isSiteClosed) return 'site_closed'
  if (isPlayable === false) return 'not_playable'
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

/** A change of the order or of a hot mark that the server may not know yet. */
export type GameChange =
  | { readonly kind: 'move'; readonly game: string; readonly place: number }
  | { readonly kind: 'hot'; readonly game: string; readonly isHot: boolean }

/** The list as it is after a change; the others make room for a moved game. */
export function applyChange(list: readonly GameRow[], change: GameChange): GameRow[] {
  if (change.kind === 'hot') {
    const { game, isHot } = change
    return list.map((row) => (row.code === game ? { ...row, isHot } : row))
  }
  const from = list.find(({ code }) => code === change.game)?.place
  const to = change.place
  if (from === undefined) return [...list]
  const shifted = ({ code, place }: GameRow) => {
    if (code === change.game) return to
    if (place > from && place <= to) return place - 1
    return place < from && place >= to ? place + 1 : place
  }
  return list.map((row) => ({ ...row, place: shifted(row) })).toSorted((a, b) => a.place - b.place)
}
