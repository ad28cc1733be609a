/** A client seed, and the hash of the server seed that the player was shown before choosing it. */
export interface GivenSeed {
  clientSeed: string
  nextServerSeedHash: string
}

interface Held {
  current: { hash: string; clientSeed: string; publishedAt: Date | null } | undefined
  next: { hash: string } | undefined
}

/**
 * What a rotation comes to. Only the committed next seed is ever taken into use; the same request
 * again, as after a lost answer, is answered as the first time.
 */
export function rotationOf(
  { current, next }: Held,
  given: GivenSeed,
): 'use' | 'repeat' | 'changed' {
  const { clientSeed, nextServerSeedHash } = given
  if (next?.hash === nextServerSeedHash) return 'use'
  const isSame = current?.hash === nextServerSeedHash && current.clientSeed === clientSeed
  return isSame && isCommitted(current) ? 'repeat' : 'changed'
}

/** Whether the server seed was published by its hash before the client seed was given. */
export function isCommitted<S extends { publishedAt: Date | null }>(
  seed: S | undefined,
): seed is S & { publishedAt: Date } {
  return seed !== undefined && seed.publishedAt !== null
}

/** Clocks of two processes differ a little; what follows is never dated before what it follows. */
export const notBefore = (earlier: Date, now: Date): Date => (now < earlier ? earlier : now)
