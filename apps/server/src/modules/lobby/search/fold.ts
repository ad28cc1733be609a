/** Letters that do not decompose but are typed without their mark. */
const plain: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', ı: 'i' }

/** Latin marks and Thai tones; Thai vowels and kana marks stay. */
const marks = /[\u0300-\u036f\u0e47-\u0e4e]/g
const joiners = /['’ʼ`´\u200b-\u200d]/g
const plainly = /^(?:[a-z\d]+(?: [a-z\d]+)*)?$/i
const others = /[^\p{L}\p{N}\p{M}]+/gu

/**
 * Normalises a name for search: `Ngọc Rồng`, `ngoc rong` and `ＮＧＯＣ` `ＲＯＮＧ` are equal. Words are
 * separated by one space.
 */
export function fold(name: string): string {
  if (plainly.test(name)) return name.toLowerCase()
  return name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(/[đłøßı]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(joiners, '')
    .replaceAll(others, ' ')
    .trim()
}
