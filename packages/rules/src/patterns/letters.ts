/** Chinese characters: not the radicals that look the same, but the two that stand for a word. */
const chinese = String.raw`\p{Unified_Ideograph}々〇`
const thai = 'ก-\u0E3Aเ-\u0E4E'
const korean = '가-힣ㄱ-ㅎㅏ-ㅣ'
/** Kana, kanji, and the signs, letters and digits that are as wide as they are. */
const wideJapanese = `${chinese}\u3000-\u30FF\uFF01-\uFF60\uFFE0-\uFFE6`

/** The parts of character classes that several patterns are made of. */
export const letters = { chinese, thai, korean, wideJapanese } as const

/** Every character is one of these; a class without repetition inside cannot backtrack. */
export function onlyOf(characters: string): RegExp {
  return new RegExp(`^[${characters}]+$`, 'u')
}
