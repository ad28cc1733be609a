import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { shapeOf } from './format.ts'
import { completeLanguages, completeCode } from './languages.ts'
import { loadWords } from './packs.ts'
import { officeLanguages } from './office/index.ts'
import { pseudoMarks } from './pseudo.ts'
import { fieldWords, refusalWords } from './server.ts'
import { translate } from './namespace.ts'
import type { WordKey } from './words.ts'

const folder = new URL('./words/', import.meta.url)
const officeFolder = new URL('./office/', import.meta.url)
const areasOf = (tag: string, within: URL) =>
  readdirSync(new URL(`${tag.toLowerCase()}/`, within)).filter((name) => name.endsWith('.json'))
const areas = areasOf('en', folder)
const officeAreas = areasOf('en', officeFolder)

function read(tag: string, area: string, within = folder): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${tag.toLowerCase()}/${area}`, within), 'utf8'))
}

/** Plural cases that a language needs, without exact counts. */
const cases = (tag: string) =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()

function expectAsInEnglish(tag: string, area: string, within: URL): void {
  const [english, words] = [read('en', area, within), read(tag, area, within)]
  expect(Object.keys(words)).toEqual(Object.keys(english))
  for (const [key, message] of Object.entries(words)) {
    expect(message.trim(), key).toBe(message)
    expect(message, key).not.toBe('')
    expect(shapeOf(message).names, key).toEqual(shapeOf(english[key] ?? '').names)
    for (const plural of shapeOf(message).plurals) {
      expect(plural.filter((name) => !name.startsWith('=')).toSorted(), key).toEqual(cases(tag))
    }
  }
}

describe.each(officeLanguages)('the office pack $code', ({ tag }) => {
  test.each(officeAreas)('%s has exactly the keys and placeholders of English', (area) =>
    expectAsInEnglish(tag, area, officeFolder),
  )

  test('has no areas that English lacks', () => {
    expect(areasOf(tag, officeFolder)).toEqual(officeAreas)
  })
})

describe.each(completeLanguages)('the pack $code', ({ code, tag }) => {
  test.each(areas)('%s has exactly the keys and placeholders of English', (area) =>
    expectAsInEnglish(tag, area, folder),
  )

  test('has no areas that English lacks', () => {
    expect(areasOf(tag, folder)).toEqual(areas)
  })

  test('browser and server use it for its code', async () => {
    expect((await loadWords(completeCode(code))).site).toEqual(read(tag, 'site.json'))
    expect(refusalWords(code, 'not_found')).toBe(read(tag, 'refusals.json').not_found)
    expect(fieldWords(code, 'required')).toBe(read(tag, 'fields.json').required)
  })
})

test('keys are typed from English', async () => {
  expectTypeOf<'site.tagline'>().toExtend<WordKey>()
  expectTypeOf<'site.nothing'>().not.toExtend<WordKey>()
  expect(translate(await loadWords('VI'), 'vi', 'site.retry')).toBe('Thử lại')
})

test('the server has texts in every language, and English where a pack is missing', () => {
  expect(refusalWords('EN', 'not_signed_in')).toBe("You're not logged in. Please log in.")
  expect(refusalWords('vi', 'not_signed_in')).toBe('Bạn chưa đăng nhập. Vui lòng đăng nhập.')
  expect(refusalWords('SW', 'not_signed_in')).toBe("You're not logged in. Please log in.")
  expect(fieldWords('VI', 'required')).toBe('Vui lòng điền mục này.')
})

test('the pseudo-language marks every word', async () => {
  const { site } = await loadWords('XA')
  const [open, close] = pseudoMarks
  for (const word of Object.values(site)) {
    expect(word.startsWith(open) && word.endsWith(close)).toBe(true)
  }
})
