import type { PlayMode } from '@fairhouse/protocol/vendor'

/** Index of the version digit in a UUID. */
const versionIndex = 14
/** Member ids are time-ordered (7) or random (4); the swapped versions are never assigned. */
const swappedVersion = { '4': '5', '5': '4', '7': '2', '2': '7' } as const

/**
 * The player id that providers see. Play money uses another id of the same member, so that
 * providers never mix the two and a call finds play money even after the session ended.
 */
export function playerIdOf(memberId: string, mode: PlayMode): string {
  return mode === 'trial' ? swapVersion(memberId) : memberId
}

/** The member and the play mode behind a player id. */
export function parsePlayerId(playerId: string): { memberId: string; mode: PlayMode } {
  const id = playerId.toLowerCase()
  const isTrial = id[versionIndex] === '5' || id[versionIndex] === '2'
  return isTrial ? { memberId: swapVersion(id), mode: 'trial' } : { memberId: id, mode: 'real' }
}

function swapVersion(id: string): string {
  const version = id[versionIndex]
  if (version !== '4' && version !== '5' && version !== '7' && version !== '2') return id
  return id.slice(0, versionIndex) + swappedVersion[version] + id.slice(versionIndex + 1)
}
