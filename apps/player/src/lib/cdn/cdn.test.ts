import { expect, test } from 'vitest'
import { cdnAddress, pickCdn } from './cdn.ts'

test('picks one of the hosts, or none if there are none', () => {
  const cdns = ['https://a.test', 'https://b.test']
  expect([0, 0.49, 0.5, 0.99].map((fraction) => pickCdn(cdns, fraction))).toEqual([
    'https://a.test',
    'https://a.test',
    'https://b.test',
    'https://b.test',
  ])
  expect(pickCdn([], 0.5)).toBe('')
})

test('only our own pictures use the host', () => {
  expect(cdnAddress('https://a.test/', '/pictures/a.webp')).toBe('https://a.test/pictures/a.webp')
  expect(cdnAddress('https://a.test', 'https://other.test/a.webp')).toBe(
    'https://other.test/a.webp',
  )
  expect(cdnAddress('', '/pictures/a.webp')).toBe('/pictures/a.webp')
})
