import { expect, test } from 'vitest'
import { firstDocument } from './create.ts'
import { changedParts, changesOf, normalize } from './rules.ts'

const given = { code: 'lotus', name: 'Lotus', currency: 'VND', languages: ['EN'], domains: [] }
const document = firstDocument({ ...given, market: 'open' }, 'VND')

test('what has no order of its own is sorted, and amounts are as on the wire', () => {
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

test('only what differs is told, whatever the order of names', () => {
  const { dark, light } = document.colours
  const other = { ...document, name: 'Other', colours: { light, dark } }
  expect(changedParts(document, other)).toEqual(['name'])
  expect(changesOf(document, other)).toEqual({
    before: { name: document.name },
    after: { name: 'Other' },
  })
})
