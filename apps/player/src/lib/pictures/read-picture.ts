import { feedbackPictures, imageKind } from '@fairhouse/rules'

export interface Picture {
  readonly name: string
  readonly kind: 'png' | 'jpg'
  readonly base64: string
}

type Unfit = 'too_big' | 'no_picture'

/** A file as it is sent, or why it is not: what it holds counts, not what it is called. */
export async function readPicture(file: File): Promise<Picture | Unfit> {
  if (file.size > feedbackPictures.mostBytes) return 'too_big'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = imageKind(bytes)
  return kind ? { name: file.name, kind, base64: base64Of(bytes) } : 'no_picture'
}

/** In parts: a function takes only so many arguments. */
const partBytes = 0x80_00

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += partBytes) {
    text += String.fromCodePoint(...bytes.subarray(at, at + partBytes))
  }
  return btoa(text)
}
