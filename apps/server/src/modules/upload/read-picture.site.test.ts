import sharp from 'sharp'
import { expect, test } from 'vitest'
import { chunk, jpg, png } from '@fairhouse/site/testing'
import { createReader } from './read-picture.ts'

const readPicture = createReader()
const read = (bytes: Buffer) => readPicture(bytes.toString('base64'))
const pixels = (bytes: Buffer) => sharp(bytes).toColourspace('srgb').raw().toBuffer()
const secret = Buffer.from('taken at 10.762622, 106.660172')

/** A JPEG segment. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

const withSegment = (marker: number, data: Buffer) =>
  Buffer.concat([jpg.subarray(0, 2), segment(marker, data), jpg.subarray(2)])

test('pictures are re-encoded and look the same', async () => {
  const [one, other] = [await read(png(8, 8)), await read(jpg)]
  expect([one?.type, other?.type]).toEqual(['png', 'jpg'])
  expect(await pixels(one?.data ?? jpg)).toEqual(await pixels(png(8, 8)))
  const [was, is] = [await pixels(jpg), await pixels(other?.data ?? png(8, 8))]
  expect(is.length).toBe(was.length)
  expect(is.every((value, at) => Math.abs(value - (was[at] ?? -99)) < 12)).toBe(true)
})

test('a picture taken with the phone on its side stands upright', async () => {
  const lying = await sharp(jpg).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height, exif } = await sharp((await read(lying))?.data).metadata()
  expect([width, height, exif]).toEqual([2, 3, undefined])
})

test('a picture larger than needed is scaled down', async () => {
  const large = await sharp({
    create: { width: 4000, height: 1000, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer()
  const { width, height } = await sharp((await read(large))?.data).metadata()
  expect([width, height]).toEqual([3000, 750])
})

test.each([
  ['text in a png', png(8, 8, chunk('tEXt', secret))],
  ['a place in a png', png(8, 8, chunk('eXIf', secret))],
  ['something after the end of a png', Buffer.concat([png(8, 8), secret])],
  ['a place in a jpg', withSegment(0xe1, secret)],
  ['a comment in a jpg', withSegment(0xfe, secret)],
  ['something after the end of a jpg', Buffer.concat([jpg, secret])],
])('%s is left out', async (_, bytes) => {
  const plain = [await read(png(8, 8)), await read(jpg)]
  expect(plain).toContainEqual(await read(bytes))
})

const wrongSum = png(8, 8)
wrongSum[30] = (wrongSum[30] ?? 0) ^ 1
const [headless, body] = [png(8, 8).subarray(0, 8), png(8, 8).subarray(33)]

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a gif', Buffer.from('GIF89a')],
  ['a name alone', png(8, 8).subarray(0, 8)],
  ['a jpg’s name alone', Buffer.from([0xff, 0xd8, 0xff])],
  ['a page behind a jpg’s name', Buffer.from('\xff\xd8\xff<html>', 'latin1')],
  ['a png cut short', png(8, 8).subarray(0, -6)],
  ['a png with a wrong sum', wrongSum],
  ['a png without a head', Buffer.concat([headless, body])],
  ['a png with two heads', png(8, 8, png(8, 8).subarray(8, 33))],
  ['a png of a billion pixels', png(100_000, 10_000)],
  ['a png that is too wide', png(10_001, 1)],
  ['a png of no size', png(0, 5)],
  ['a jpg cut short', jpg.subarray(0, -2)],
  ['a jpg that only ends', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a jpg with a segment of no length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9])],
  ['a lossless jpg', Buffer.from(jpg.toString('hex').replace('ffc0', 'ffc3'), 'hex')],
  ['more than five megabytes', png(8, 8, chunk('tEXt', Buffer.alloc(5 * 1024 * 1024)))],
])('%s is not taken', async (_, bytes) => {
  expect(await read(bytes)).toBeUndefined()
})

test('reading a truncated or corrupted picture always ends', async () => {
  for (const whole of [jpg, png(8, 8)]) {
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole)
      changed[at] = 255 - (changed[at] ?? 0)
      await read(changed)
      await read(whole.subarray(0, at))
    }
  }
})
