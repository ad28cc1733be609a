import { expect, test } from 'vitest'
import { querying, DatabaseUnavailable, connecting } from './unavailable.ts'

const failing = (code?: string) =>
  Promise.reject(Object.assign(new Error('it failed'), code !== undefined && { code }))

test.each([undefined, 'EPIPE', 'ECONNRESET', '08006', '25006', '53300', '57P01', '58030'])(
  'nobody answers where an error has the code %s',
  async (code) => {
    const told = { code: code ?? '', cause: { message: 'it failed' } }
    await expect(querying(failing(code))).rejects.toMatchObject(told)
    await expect(querying(failing(code))).rejects.toBeInstanceOf(DatabaseUnavailable)
  },
)

test.each(['23505', '40P01', '42P01', '57014', 'WA001', 'XX000'])(
  'an answer of the code %s is told as it is, unless nobody was let in',
  async (code) => {
    await expect(querying(failing(code))).rejects.not.toBeInstanceOf(DatabaseUnavailable)
    await expect(querying(failing(code))).rejects.toMatchObject({ code, message: 'it failed' })
    await expect(connecting(failing(code))).rejects.toBeInstanceOf(DatabaseUnavailable)
  },
)
