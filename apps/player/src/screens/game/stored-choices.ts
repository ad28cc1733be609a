import type { GameChoices } from '@fairhouse/protocol/frame'
import { readLocal, writeLocal } from '#lib/storage'

const keyOf = (accountId: string, gameCode: string) => `game ${accountId} ${gameCode}`

/** Sound and bet of the last visit to a game, by account, on this device. */
export function readChoices(accountId: string, gameCode: string): GameChoices | undefined {
  const stored = readLocal(keyOf(accountId, gameCode))
  return stored === null ? undefined : parse(stored)
}

export function writeChoices(
  accountId: string,
  gameCode: string,
  { isMuted, credit }: GameChoices,
): void {
  writeLocal(keyOf(accountId, gameCode), JSON.stringify({ isMuted, credit }))
}

/** The player may have edited the storage. */
function parse(stored: string): GameChoices | undefined {
  try {
    const { isMuted, credit }: Partial<Record<keyof GameChoices, unknown>> = JSON.parse(stored)
    return typeof isMuted === 'boolean' && typeof credit === 'string'
      ? { isMuted, credit }
      : undefined
  } catch {
    return undefined
  }
}
