const maxMs = 2 ** 48 - 1

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * UUID version 7: it begins with the time, so that rounds are stored in order. The device's clock
 * may be wrong. Not `randomUUID`, which exists on secure pages only.
 */
export function newId(nowMs: number): string {
  const sinceMs = Math.min(Math.max(Math.trunc(nowMs), 0), maxMs)
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

/** Unpredictable client seed, for players who do not type one. */
export function newWord(): string {
  return randomHex().slice(0, 16)
}
