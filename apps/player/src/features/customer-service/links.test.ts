import { sealLink } from '@fairhouse/protocol/service-link'
import { expect, test } from 'vitest'
import { isOpenAlways, readLinks } from './links.ts'

const sealed = (url: string) => sealLink(url, 'abcdefgh', new Uint8Array(12))

test('links keep their order, and invalid ones are left out', async () => {
  const paths = [await sealed('https://chat.example/1'), 'broken', await sealed('/service')]
  const pathList = paths.map((path) => ({ type: 'web', path }))
  expect(await readLinks({ version: { pathList } })).toEqual(['https://chat.example/1', '/service'])
  expect(await readLinks({ version: { pathList: [] } })).toEqual([])
})

test('while the site is closed only its service page is open', () => {
  const links = ['/helpmc', '/service', 'https://chat.example', '/services']
  expect(links.filter(isOpenAlways)).toEqual(['/service', 'https://chat.example'])
})
