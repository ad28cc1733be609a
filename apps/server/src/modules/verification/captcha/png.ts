import { crc32, deflateSync } from 'node:zlib'

/** One byte per pixel: its palette index. */
export interface Raster {
  width: number
  height: number
  points: Uint8Array
}

export type Rgb = readonly [red: number, green: number, blue: number]

/** Encodes a palette PNG. */
export function pngOf({ width, height, points }: Raster, palette: readonly Rgb[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const lines = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1) {
    lines.set(points.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
