import type { Answer } from '@fairhouse/protocol'
import type { GameFacts, RoundView } from '@fairhouse/protocol/studio'

export interface Told {
  readonly round: RoundView
  readonly game: GameFacts
}

/** Nobody has a round of this number, or it cannot be read now. */
export type Unread = 'unknown' | 'failed'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Asks the studio as anybody could: without a session and without cookies. */
export async function readRound(id: string, signal: AbortSignal): Promise<Told | Unread> {
  if (!isId.test(id)) return 'unknown'
  try {
    const init = { signal, credentials: 'omit' } as const
    const response = await fetch(`/studio/v1/round?id=${id.toLowerCase()}`, init)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the studio's tests hold it
    const answer = (await response.json()) as Answer<Told>
    if (answer.success) return answer.value
    return answer.code === 'not_found' ? 'unknown' : 'failed'
  } catch {
    return 'failed'
  }
}
