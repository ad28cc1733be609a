/** Enough for its owner to know it, useless to others. */
export function maskedPhone(number: string): string {
  return `•••${number.slice(-3)}`
}

/** The first letter of each word. */
export function maskedName(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .map((word) => `${String.fromCodePoint(word.codePointAt(0) ?? 0)}•••`)
    .join(' ')
}

export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, Math.max(0, Math.min(2, at - 1)))}•••${address.slice(at)}`
}
