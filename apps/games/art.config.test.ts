import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from '@fairhouse/ui/art'
import { fileOf, presentEdition } from './art.config.ts'
import { artEdition } from './src/kit/pictures/index.ts'

test('every listed picture is a file of the package', () => {
  expect(Object.values(pictures).filter((code) => !existsSync(fileOf(code)))).toEqual([])
})

test('picture URLs contain the version of their package', () => {
  expect(artEdition).toBe(presentEdition())
})
