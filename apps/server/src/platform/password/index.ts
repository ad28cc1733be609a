import { hash, verify } from '@node-rs/argon2'

/** argon2id, which is the library's default algorithm, at the strength OWASP asks for. */
const strength = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/** A hash that no password opens, so that an unknown name takes as long as a wrong password. */
let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, strength)
}

export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== undefined && matches
}
