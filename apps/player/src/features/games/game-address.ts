import type { GameItem } from '@fairhouse/protocol'

/** The page on which a game is played. */
export function gameAddress({ gameCode }: Pick<GameItem, 'gameCode'>): string {
  return `/game?${new URLSearchParams({ gameCode })}`
}
