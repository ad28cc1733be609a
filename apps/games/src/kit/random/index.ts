const mostMs = 2 ** 48 - 1

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The id of a round: a UUID that begins with the time (version 7), so that what is stored under it
 * stands beside what was stored last. A device's clock may say anything. Not `randomUUID`: browsers
 * have it on secure pages only.
 */
export function newId(nowMs: number): string {
  const sinceMs = Math.min(Math.max(Math.trunc(nowMs), 0), mostMs)
  const time = sinceMs.toString(16).padStart(12, '0')
  const hex = randomHex()
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(0), 16) & 3)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex.slice(1, 4)}`,
    `${variant}${hex.slice(5, 8)}`,
    hex.slice(8, 20),
  ].join('-')
}

/** A client seed that nobody can guess, for players who do not type one of their own. */
export function newWord(): string {
  return randomHex().slice(0, 16)
}
