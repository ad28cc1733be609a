import { expect, test } from 'vitest'
import { personKey } from './identities.ts'

test('[ACC-07] a name matches in any order, case and accents; alone it identifies nobody', () => {
  const birthday = '1990-02-03'
  const key = personKey({ realName: 'NGUYEN VAN DUC', birthday })
  expect(key).toBe('duc nguyen van 1990-02-03')
  for (const realName of ['Đức Nguyễn Văn', ' nguyễn  văn-đức ', 'Ｎguyen Van Duc']) {
    expect(personKey({ realName, birthday })).toBe(key)
  }
  expect(personKey({ payeeName: 'Nguyen Van Duc', birthday })).toBe(key)
  expect(personKey({ realName: 'Nguyen Van Duc' })).toBeUndefined()
  expect(personKey({ realName: '—', birthday })).toBeUndefined()
})
