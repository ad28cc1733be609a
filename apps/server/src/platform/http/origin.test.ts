import { expect, test } from 'vitest'
import { isForeign } from './origin.ts'

const own = { method: 'POST', host: 'play.example', origin: undefined, fetchSite: undefined }

test.each([
  [{ ...own, origin: 'https://play.example', fetchSite: 'same-origin' }, false],
  [{ ...own, origin: 'https://PLAY.example' }, false],
  [own, false],
  [{ ...own, method: 'GET', origin: 'https://evil.example' }, false],
  [{ ...own, origin: 'https://evil.example' }, true],
  [{ ...own, origin: 'https://play.example.evil.example' }, true],
  [{ ...own, origin: 'https://play.example:8443' }, true],
  [{ ...own, origin: 'null' }, true],
  [{ ...own, method: 'DELETE', fetchSite: 'cross-site' }, true],
  [{ ...own, method: 'PUT', fetchSite: 'same-site' }, true],
])('%o is foreign: %s', (facts, foreign) => {
  expect(isForeign(facts)).toBe(foreign)
})
