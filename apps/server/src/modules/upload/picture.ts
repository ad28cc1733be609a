import { feedbackPictures, imageKind } from '@fairhouse/rules'
import { createLimit } from '#platform/limit'
import { plainJpg } from './plain-jpg.ts'
import type { PlainPicture } from './plain-picture.ts'
import { plainPng } from './plain-png.ts'
import { redraw } from './redraw.ts'
import { mostPixels, mostSide, type Picture } from './rules.ts'

/** A picture takes much memory while it is drawn, so they wait for one another. */
const mostAtOnce = 2

export type ReadPicture = (base64: string) => Promise<Picture | undefined>

/**
 * Takes a picture by what it holds, whatever it is called: its parts are looked at first, then it
 * is decoded and drawn anew. No place, camera, comment or anything after its end comes through.
 */
export function createReader(): ReadPicture {
  const limited = createLimit(mostAtOnce)
  return async (base64) => {
    const bytes = Buffer.from(base64, 'base64')
    const type = bytes.length > feedbackPictures.mostBytes ? undefined : imageKind(bytes)
    if (type === undefined) return undefined
    const plain = type === 'png' ? plainPng(bytes) : plainJpg(bytes)
    if (!plain || !isOfSize(plain)) return undefined
    return limited(() => redraw({ type, data: bytes }))
  }
}

function isOfSize({ width, height }: PlainPicture): boolean {
  const isSide = (side: number) => side >= 1 && side <= mostSide
  return isSide(width) && isSide(height) && width * height <= mostPixels
}
