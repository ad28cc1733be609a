import type { GameItem } from '@fairhouse/protocol'

/** The address of the game page. */
export function gameAddress({ gameCode }: Pick<GameItem, 'gameCode'>): string {
  return `/game?${new URLSearchParams({ gameCode })}`
}
