import { completeLanguages } from '@fairhouse/i18n'
import { describe, expect, test } from 'vitest'
import { sanitise } from '../sanitise.ts'
import { demoContent } from './index.ts'
import { inEach } from './words/index.ts'

type Texts = [path: string, text: string][]

/** Every text of a pack with where it stands. */
function textsOf(value: unknown, path = ''): Texts {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`no words at ${path}`)
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`))
}

const packs = Object.entries(inEach((words) => textsOf(words)))
const english = new Map(packs.find(([code]) => code === 'EN')?.[1])
const tagsOf = (text: string) => text.match(/<[^>]+>/g) ?? []
const numbersOf = (text: string) => text.match(/\d[\d.,]*\d|\d/g)?.map((n) => n.replace(/\D/g, ''))

describe.each(packs)('the demonstration in %s', (_, texts) => {
  test('has the same keys as English, in the same order', () => {
    expect(texts.map(([path]) => path)).toEqual([...english.keys()])
  })

  test('has the tags and numbers of English and no empty text', () => {
    for (const [path, text] of texts) {
      expect(text.replaceAll(/<[^>]+>/g, '').trim(), path).not.toBe('')
      expect(text.trim(), path).toBe(text)
      expect(tagsOf(text), path).toEqual(tagsOf(english.get(path) ?? ''))
      expect(numbersOf(text), path).toEqual(numbersOf(english.get(path) ?? ''))
    }
  })
})

const translated = packs.filter(([code]) => code !== 'EN')

test.each(translated)('%s has no sentence left in English', (_, texts) => {
  for (const [path, text] of texts) {
    if (text.length > 20) expect(text, path).not.toBe(english.get(path))
  }
})

test('demo content exists in every player language', () => {
  const complete = completeLanguages.map(({ code }) => code)
  expect(packs.map(([code]) => code).toSorted()).toEqual(complete.toSorted())
})

test('sanitising removes nothing from demo HTML', () => {
  const { announcements, promotions, articles, pages } = demoContent(new Date(0))
  for (const { id, words } of [...announcements, ...promotions, ...articles, ...pages]) {
    for (const { content } of Object.values(words)) {
      expect(sanitise(content), id).toBe(content.replaceAll("'", '"'))
    }
  }
})
