/** A client seed, and the hash of the server seed that the player was shown before choosing it. */
export interface GivenSeed {
  clientSeed: string
  nextServerSeedHash: string
}

interface SeedPair {
  current: { hash: string; clientSeed: string; publishedAt: Date | null } | undefined
  next: { hash: string } | undefined
}

/**
 * Classifies a rotation request. Only the committed next seed is taken into use; a repeat, as after
 * a lost answer, gets the first answer again.
 */
export function rotationOf(
  { current, next }: SeedPair,
  given: GivenSeed,
): 'use' | 'repeat' | 'changed' {
  const { clientSeed, nextServerSeedHash } = given
  if (next?.hash === nextServerSeedHash) return 'use'
  const isSame = current?.hash === nextServerSeedHash && current.clientSeed === clientSeed
  return isSame && isCommitted(current) ? 'repeat' : 'changed'
}

/** Whether the hash of the server seed was published before the client seed was given. */
export function isCommitted<S extends { publishedAt: Date | null }>(
  seed: S | undefined,
): seed is S & { publishedAt: Date } {
  return seed !== undefined && seed.publishedAt !== null
}

/**
 * Returns the later time. The clocks of two processes differ slightly, and an event must not be
 * dated before the one it follows.
 */
export const notBefore = (earlier: Date, now: Date): Date => (now < earlier ? earlier : now)
