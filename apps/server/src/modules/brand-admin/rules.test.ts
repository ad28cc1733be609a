import { expect, test } from 'vitest'
import { firstDocument } from './create.ts'
import { changedParts, changesOf, normalize } from './rules.ts'

const given = { code: 'lotus', name: 'Lotus', currency: 'VND', languages: ['EN'], domains: [] }
const document = firstDocument({ ...given, market: 'open' }, 'VND')

test('unordered lists are sorted; amounts have their wire form', () => {
  const hosts = (names: string[]) => names.map((host) => ({ host, agents: false }))
  const shuffled = {
    ...document,
    flags: ['FREEPLAY3' as const, 'CBS3' as const],
    domains: hosts(['b.example', 'a.example']),
    accounts: { ...document.accounts, signUpBonus: '0100.5' },
  }
  expect(normalize(shuffled)).toMatchObject({
    flags: ['CBS3', 'FREEPLAY3'],
    domains: hosts(['a.example', 'b.example']),
    accounts: { signUpBonus: '100.5000' },
  })
})

test('only changed parts are listed, whatever the key order', () => {
  const { dark, light } = document.colours
  const other = { ...document, name: 'Other', colours: { light, dark } }
  expect(changedParts(document, other)).toEqual(['name'])
  expect(changesOf(document, other)).toEqual({
    before: { name: document.name },
    after: { name: 'Other' },
  })
})
