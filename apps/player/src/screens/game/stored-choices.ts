import type { GameChoices } from '@fairhouse/protocol/frame'
import { readLocal, writeLocal } from '#lib/storage'
import { isPercent } from './read-message.ts'

const keyOf = (accountId: string, gameCode: string) => `game ${accountId} ${gameCode}`

/** Sound and bet of the last visit to a game, by account, on this device. */
export function readChoices(accountId: string, gameCode: string): GameChoices {
  const stored = readLocal(keyOf(accountId, gameCode))
  return stored === null ? {} : parse(stored)
}

/** Adds new choices to those that are stored. */
export function writeChoices(
  accountId: string,
  gameCode: string,
  { isMuted, credit, music, effects }: GameChoices,
): void {
  const known = readChoices(accountId, gameCode)
  const choices = {
    isMuted: isMuted ?? known.isMuted,
    music: music ?? known.music,
    effects: effects ?? known.effects,
    credit: credit ?? known.credit,
  }
  writeLocal(keyOf(accountId, gameCode), JSON.stringify(choices))
}

/** The player may have edited the storage. */
function parse(stored: string): GameChoices {
  const choices = parsed(stored)
  if (typeof choices !== 'object' || choices === null) return {}
  const { isMuted, credit, music, effects }: Record<string, unknown> = { ...choices }
  return {
    ...(typeof isMuted === 'boolean' && { isMuted }),
    ...(isPercent(music) && { music }),
    ...(isPercent(effects) && { effects }),
    ...(typeof credit === 'string' && { credit }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
