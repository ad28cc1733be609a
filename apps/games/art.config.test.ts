import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from '@fairhouse/ui/art'
import { fileOf, presentEdition } from './art.config.ts'
import { artEdition } from './src/kit/pictures/index.ts'

test('every picture of the list is a file of the package', () => {
  expect(Object.values(pictures).filter((code) => !existsSync(fileOf(code)))).toEqual([])
})

test('addresses of pictures carry the edition of their package', () => {
  expect(artEdition).toBe(presentEdition())
})
