import { feedbackPictures, imageKind } from '@fairhouse/rules'

export interface Picture {
  readonly name: string
  readonly kind: 'png' | 'jpg'
  readonly base64: string
}

type PictureError = 'too_big' | 'no_picture'

/** Reads a picture file, or says why not. Checks its content, not its name. */
export async function readPicture(file: File): Promise<Picture | PictureError> {
  if (file.size > feedbackPictures.mostBytes) return 'too_big'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = imageKind(bytes)
  return kind ? { name: file.name, kind, base64: base64Of(bytes) } : 'no_picture'
}

/** In chunks, because a function takes a limited number of arguments. */
const partBytes = 0x80_00

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += partBytes) {
    text += String.fromCodePoint(...bytes.subarray(at, at + partBytes))
  }
  return btoa(text)
}
