import { expect, test } from 'vitest'
import { chooseLanguage, pageAttributes, readChoice } from './language-choice.ts'

test('own choice first, then the brand, then English', () => {
  expect(chooseLanguage('VI', 'EN')).toBe('VI')
  expect(chooseLanguage(null, 'VI')).toBe('VI')
  expect(chooseLanguage(null, 'JA')).toBe('EN')
  expect(chooseLanguage(null)).toBe('EN')
})

test('a stored code without a pack is ignored', () => {
  expect(readChoice('JA')).toBeUndefined()
  expect(readChoice('__proto__')).toBeUndefined()
  expect(readChoice('XA')).toBe('XA')
})

test('the page has its language and direction', () => {
  expect(pageAttributes('VI')).toEqual({ lang: 'vi', dir: 'ltr' })
  expect(pageAttributes('XA')).toEqual({ lang: 'en-XA', dir: 'ltr' })
  expect(pageAttributes('XB')).toEqual({ lang: 'en-XB', dir: 'rtl' })
})
