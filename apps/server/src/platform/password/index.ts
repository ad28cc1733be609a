import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from '#platform/concurrency'

/** argon2id, which is the library's default algorithm, at the strength OWASP asks for. */
const strength = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/**
 * Each hash uses a core and 46 MiB. Running more than there are cores is no faster and takes
 * threads and time from everything else.
 */
const limited = createConcurrencyLimit(availableParallelism())

/** A dummy hash, so that an unknown name takes as long as a wrong password. */
let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, strength))
}

const argonForm = /^\$argon2id\$v=(\d+)\$m=(\d+),t=(\d+),p=\d+\$/
const presentVersion = 19

/** Weaker than the present parameters: rehashed at the next sign-in. */
export function isOutdated(stored: string): boolean {
  const [, version = 0, memory = 0, time = 0] = (argonForm.exec(stored) ?? []).map(Number)
  const { memoryCost, timeCost } = strength
  return version < presentVersion || memory < memoryCost || time < timeCost
}

export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const against = stored ?? (await decoy)
  const matches = await limited(() => verify(against, password))
  return typeof stored === 'string' && matches
}
