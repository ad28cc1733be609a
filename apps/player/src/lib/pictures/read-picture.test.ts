import { expect, test } from 'vitest'
import { dataAddress, readPicture } from './index.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name)

test('[VAL-06] the content of a file decides whether it is a picture', async () => {
  const bytes = new Uint8Array([...png, ...Array.from({ length: 100_000 }, (_, at) => at % 256)])
  const picture = await readPicture(file(bytes, 'named.txt'))
  if (typeof picture === 'string') throw new Error(picture)
  expect(picture.kind).toBe('png')
  expect(Buffer.from(picture.base64, 'base64')).toEqual(Buffer.from(bytes))
  expect(dataAddress(picture)).toMatch(/^data:image\/png;base64,iVBORw0KGgo/)
  const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  expect(await readPicture(file(jpg, 'a.png'))).toMatchObject({ kind: 'jpg' })
})

test('[VAL-06] other files and files over 5 MB are refused', async () => {
  const svg = new TextEncoder().encode('<svg onload="alert(1)"></svg>')
  expect(await readPicture(file(svg, 'picture.png'))).toBe('no_picture')
  const most = new Uint8Array(5 * 1024 * 1024)
  most.set(png)
  expect(await readPicture(file(most, 'most.png'))).toMatchObject({ kind: 'png' })
  const more = new Uint8Array(5 * 1024 * 1024 + 1)
  more.set(png)
  expect(await readPicture(file(more, 'more.png'))).toBe('too_big')
})
