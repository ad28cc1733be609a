/** Ids of rounds. Not `randomUUID`: browsers have it on secure pages only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'.charAt((bytes[8] ?? 0) & 3)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}

/** A word that nobody guesses, for a player who wants another client seed but none of their own. */
export function newWord(): string {
  return newId().replaceAll('-', '').slice(0, 16)
}
