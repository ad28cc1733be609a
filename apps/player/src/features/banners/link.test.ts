import { expect, test } from 'vitest'
import { linkOf } from './link.ts'

test('a banner links to our page, an external page, or nothing', () => {
  expect(linkOf({ linkageType: 'page', url: '/helpmc' })).toEqual({ kind: 'page', href: '/helpmc' })
  const web = { linkageType: 'web', url: 'https://example.test/a' } as const
  expect(linkOf(web)).toEqual({ kind: 'web', href: 'https://example.test/a' })
  expect(linkOf({ linkageType: 'none', url: '/helpmc' })).toBeUndefined()
})

test('an address that does not match its kind is no link', () => {
  for (const url of ['', 'helpmc', '//evil.test', '/\\evil.test', 'https://evil.test']) {
    expect(linkOf({ linkageType: 'page', url }), url).toBeUndefined()
  }
  for (const url of ['', '/helpmc', 'javascript:alert(1)', 'data:text/html,x', '//evil.test']) {
    expect(linkOf({ linkageType: 'web', url }), url).toBeUndefined()
  }
})
