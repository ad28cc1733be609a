import { expect, test } from 'vitest'
import { avatars } from '@fairhouse/protocol'
import { drawPicture, presentEdition } from './art.config.ts'
import { edition, sourcesOf, widths } from './src/lib/art/address.ts'
import { pictures } from './src/lib/art/pictures.ts'

test('the version in the file names matches the pictures', () => {
  expect(edition).toBe(presentEdition())
})

test('a picture is drawn in each width that the page may ask for', async () => {
  const { srcSet } = sourcesOf(pictures.crown.code)
  for (const width of widths) {
    expect(srcSet).toContain(`1f451-${width}.${edition}.webp ${width}w`)
    const drawn = await drawPicture(pictures.crown.code, width)
    expect(drawn.subarray(8, 12).toString()).toBe('WEBP')
    expect(drawn.length).toBeLessThan(16_000)
  }
})

test('every face that an account can have is drawn', async () => {
  for (const [id, code] of Object.entries(avatars)) {
    const drawn = await drawPicture(code, 192)
    expect(drawn.subarray(8, 12).toString(), id).toBe('WEBP')
  }
})
