import type { Answer } from '@fairhouse/protocol'
import type { GameFacts, RoundView } from '@fairhouse/protocol/studio'

export interface VerifiableRound {
  readonly round: RoundView
  readonly game: GameFacts
}

/** `unknown` round, or not readable now. */
export type RoundUnavailable = 'unknown' | 'failed'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads the public studio API without session or cookies. */
export async function readRound(
  id: string,
  signal: AbortSignal,
): Promise<VerifiableRound | RoundUnavailable> {
  if (!isId.test(id)) return 'unknown'
  try {
    const init = { signal, credentials: 'omit' } as const
    const response = await fetch(`/studio/v1/round?id=${id.toLowerCase()}`, init)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the studio's tests hold it
    const answer = (await response.json()) as Answer<VerifiableRound>
    if (answer.success) return answer.value
    return answer.code === 'not_found' ? 'unknown' : 'failed'
  } catch {
    return 'failed'
  }
}
