import { expect, test } from 'vitest'
import { isPicture, paletteNames } from '@fairhouse/ui/art'
import { paletteOf } from './palettes.ts'

test.each(paletteNames)('%s has a backdrop, made with pictures of the list', async (name) => {
  const { loadBackdrop } = paletteOf(name)
  const { props } = await loadBackdrop()
  expect(props.filter((prop) => !isPicture(prop))).toEqual([])
  if (name !== 'orchard') expect(loadBackdrop).not.toBe(paletteOf('orchard').loadBackdrop)
})

test('an unknown palette falls back to the orchard', () => {
  expect(paletteOf('nowhere').loadBackdrop).toBe(paletteOf('orchard').loadBackdrop)
})
