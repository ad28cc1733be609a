import type { PlainPicture } from './plain-picture.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
/** Says in which colours the numbers are; without it some pictures turn green. */
const adobe = 0xee

/** Frames: baseline, extended and progressive, which is all that browsers draw. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const tables = new Set([0xc4, 0xdb, 0xdd])

interface Segment {
  marker: number
  start: number
  end: number
}

/** The segments that draw it and its scans; undefined for anything else. */
export function plainJpg(bytes: Buffer): PlainPicture | undefined {
  const parts = [bytes.subarray(0, 2)]
  let [at, width, height] = [2, 0, 0]
  for (;;) {
    const segment = segmentAt(bytes, at)
    if (!segment) return undefined
    const { marker, start, end } = segment
    if (marker === endOfImage) {
      parts.push(Buffer.from([0xff, endOfImage]))
      const isWhole = width > 0 && parts.length > 3
      return isWhole ? { width, height, data: Buffer.concat(parts) } : undefined
    }
    if (frames.has(marker)) {
      // One frame of at least precision, height, width and the number of colours.
      if (width > 0 || end - start < 10) return undefined
      height = bytes.readUInt16BE(start + 5)
      width = bytes.readUInt16BE(start + 7)
    } else if (!isKnown(marker)) return undefined
    at = marker === startOfScan ? endOfScan(bytes, end) : end
    if (isKept(marker)) parts.push(bytes.subarray(start, at))
  }
}

/** The marker here and how far what belongs to it goes. */
function segmentAt(bytes: Buffer, at: number): Segment | undefined {
  let start = at
  // Any number of 0xff may stand before a marker.
  while (bytes[start] === 0xff && bytes[start + 1] === 0xff) start += 1
  const marker = bytes[start + 1]
  if (bytes[start] !== 0xff || marker === undefined || marker === startOfImage) return undefined
  if (marker === endOfImage) return { marker, start, end: start + 2 }
  if (start + 4 > bytes.length) return undefined
  const end = start + 2 + bytes.readUInt16BE(start + 2)
  return end > bytes.length || end < start + 4 ? undefined : { marker, start, end }
}

/** Numbers follow a scan's head until a marker that is neither a pause nor a stuffed 0xff. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1]
    const isPartOfIt = next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7)
    if (!isPartOfIt) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}

const isKept = (marker: number) =>
  frames.has(marker) || tables.has(marker) || marker === startOfScan || marker === adobe

/** What may stand in a picture, kept or not: also application data and comments. */
const isKnown = (marker: number) =>
  isKept(marker) || (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
