import type { PlayMode } from '@fairhouse/protocol/vendor'

/** Place of the version digit in a UUID. */
const place = 14
/** Members' ids are ordered (7) or random (4); turned over, nobody's. */
const turned = { '4': '5', '5': '4', '7': '2', '2': '7' } as const

/**
 * By which vendors know a member: whoever plays for fun is another player to them. So nothing of
 * theirs mixes the two, and what they send finds play money whatever became of the session.
 */
export function playerIdOf(memberId: string, mode: PlayMode): string {
  return mode === 'trial' ? turn(memberId) : memberId
}

/** Who is meant, and which money. */
export function whoIs(playerId: string): { memberId: string; mode: PlayMode } {
  const id = playerId.toLowerCase()
  const isTrial = id[place] === '5' || id[place] === '2'
  return isTrial ? { memberId: turn(id), mode: 'trial' } : { memberId: id, mode: 'real' }
}

function turn(id: string): string {
  const version = id[place]
  if (version !== '4' && version !== '5' && version !== '7' && version !== '2') return id
  return id.slice(0, place) + turned[version] + id.slice(place + 1)
}
