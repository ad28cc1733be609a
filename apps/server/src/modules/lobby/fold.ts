/** Letters that are no others with a mark, and yet typed without it. */
const plain: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', ı: 'i' }

/** The marks of Latin letters and the tones of Thai; its vowels stay, and so do kana's marks. */
const marks = /[\u0300-\u036f\u0e47-\u0e4e]/g
const joiners = /['’ʼ`´\u200b-\u200d]/g
const plainly = /^(?:[a-z\d]+(?: [a-z\d]+)*)?$/i
const others = /[^\p{L}\p{N}\p{M}]+/gu

/**
 * A name as it is searched: `Ngọc Rồng`, `ngoc rong` and `ＮＧＯＣ` `ＲＯＮＧ` are the same. Words
 * stand apart by one space.
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
