import { expect, test } from 'vitest'
import { isForeign, ownOrigin } from './origin.ts'

const own = {
  method: 'POST',
  own: 'https://play.example',
  origin: undefined,
  fetchSite: undefined,
}

test.each([
  [{ ...own, origin: 'https://play.example', fetchSite: 'same-origin' }, false],
  [{ ...own, origin: 'https://PLAY.example' }, false],
  [own, false],
  [{ ...own, method: 'GET', origin: 'https://evil.example' }, false],
  [{ ...own, origin: 'https://evil.example' }, true],
  [{ ...own, origin: 'https://play.example.evil.example' }, true],
  [{ ...own, origin: 'https://play.example:8443' }, true],
  [{ ...own, origin: 'null' }, true],
  [{ ...own, origin: 'http://play.example' }, true],
  [{ ...own, own: 'http://play.example', origin: 'https://play.example' }, true],
  [{ ...own, origin: 'https://play.example:443' }, false],
  [{ ...own, own: 'https://', origin: 'https://' }, true],
  [{ ...own, method: 'DELETE', fetchSite: 'cross-site' }, true],
  [{ ...own, method: 'PUT', fetchSite: 'same-site' }, true],
])('[SEC-15] %o is foreign: %s', (facts, foreign) => {
  expect(isForeign(facts)).toBe(foreign)
})

test('[SEC-15] production counts as https; otherwise the scheme comes from a trusted proxy', () => {
  const request = { protocol: 'http', host: 'play.example' }
  expect(ownOrigin(request, true)).toBe('https://play.example')
  expect(ownOrigin(request, false)).toBe('http://play.example')
  expect(ownOrigin({ ...request, protocol: 'https' }, false)).toBe('https://play.example')
})
