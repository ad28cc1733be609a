import { expect, test } from 'vitest'
import { kindName } from './kind-name.ts'

test('our kinds have words, those of other vendors are read as they are written', () => {
  const tg = (key: string) => `<${key}>`
  expect(kindName('cluster', tg)).toBe('<lobby.kind_cluster>')
  expect(kindName('fruit-machines', tg)).toBe('Fruit machines')
  expect(kindName('toString', tg)).toBe('ToString')
})
