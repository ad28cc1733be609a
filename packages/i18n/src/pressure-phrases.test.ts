import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const words = new URL('words/', import.meta.url)

/** LIST of phrases that urge players to chase a loss or to keep playing, by language. */
const urgingPhrases: Record<string, readonly string[]> = {
  en: ['win it back', 'so close', 'almost won', 'keep spinning', 'last chance', 'lucky streak'],
  vi: ['gỡ lại tiền', 'suýt thắng', 'đừng dừng lại', 'cơ hội cuối'],
  'zh-hans': ['翻本', '差一点就赢', '别停', '再来一把', '最后机会'],
  th: ['เกือบชนะ', 'อย่าหยุด', 'โอกาสสุดท้าย'],
  id: ['balik modal', 'hampir menang', 'jangan berhenti', 'kesempatan terakhir'],
  fil: ['muntik nang manalo', 'huwag tumigil', 'huling pagkakataon'],
}
/** Texts that ask players about exactly such urges. */
const questionnaires = new Set(['selftest.json', 'safer.json'])

const areas = readdirSync(words).flatMap((language) =>
  readdirSync(new URL(`${language}/`, words))
    .filter((file) => file.endsWith('.json') && !questionnaires.has(file))
    .map((file) => ({ language, file })),
)

test.each(areas)(
  '[RG-15] nothing in $language/$file urges players to keep playing',
  ({ language, file }) => {
    const text = readFileSync(new URL(`${language}/${file}`, words), 'utf8')
    const phrases = urgingPhrases[language]?.map((phrase) => phrase.toLowerCase())
    expect(phrases, language).toBeDefined()
    expect(phrases?.filter((phrase) => text.toLowerCase().includes(phrase))).toEqual([])
  },
)
