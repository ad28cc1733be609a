import { expect, test } from 'vitest'
import { allLanguages, completeCode, languageOf } from './languages.ts'

test('codes are unique, and tags are canonical with the right direction', () => {
  const languages = allLanguages()
  expect(languages).toHaveLength(31)
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
  for (const { tag, direction } of languages) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    const script = new Intl.Locale(tag).maximize().script ?? ''
    expect(direction, tag).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr')
  }
})

test('every code resolves to a complete language', () => {
  expect(completeCode('VI')).toBe('VI')
  expect(completeCode(' vi ')).toBe('VI')
  expect(completeCode('AR')).toBe('EN')
  expect(completeCode('')).toBe('EN')
  expect(completeCode('__proto__')).toBe('EN')
  expect(languageOf('KR')?.code).toBe('KO')
})
