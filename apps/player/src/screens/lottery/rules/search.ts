const marks = /\p{M}/gu

/** Without case, accents and the stroke of đ, so that "da xien" finds "Đá xiên". */
const plain = (written: string): string =>
  written.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('đ', 'd')

/** Whether each typed word is in one of the texts. */
export function isMatch(typed: string, texts: readonly string[]): boolean {
  const within = plain(texts.join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => within.includes(word))
}
