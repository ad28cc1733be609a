import { expect, test } from 'vitest'
import { querying, DatabaseUnavailable, connecting } from './unavailable.ts'

const failing = (code?: string) =>
  Promise.reject(Object.assign(new Error('it failed'), code !== undefined && { code }))

test.each([undefined, 'EPIPE', 'ECONNRESET', '08006', '25006', '53300', '57P01', '58030'])(
  'an error with the code %s means unavailable',
  async (code) => {
    const expected = { code: code ?? '', cause: { message: 'it failed' } }
    await expect(querying(failing(code))).rejects.toMatchObject(expected)
    await expect(querying(failing(code))).rejects.toBeInstanceOf(DatabaseUnavailable)
  },
)

test.each(['23505', '40P01', '42P01', '57014', 'WA001', 'XX000'])(
  'an error with the code %s passes unchanged, except while connecting',
  async (code) => {
    await expect(querying(failing(code))).rejects.not.toBeInstanceOf(DatabaseUnavailable)
    await expect(querying(failing(code))).rejects.toMatchObject({ code, message: 'it failed' })
    await expect(connecting(failing(code))).rejects.toBeInstanceOf(DatabaseUnavailable)
  },
)
