import { expect, test } from 'vitest'
import { kindName } from './kind-name.ts'

test("our kinds have texts; other providers' kinds are made readable", () => {
  const t = (key: string) => `<${key}>`
  expect(kindName('cluster', t)).toBe('<lobby.kind_cluster>')
  expect(kindName('fruit-machines', t)).toBe('Fruit machines')
  expect(kindName('toString', t)).toBe('ToString')
})
