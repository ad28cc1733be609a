import { hasPiledMarks, lengthOf } from '../text/normalise.ts'

/** NFKC makes full-width and ornate letters plain; Thai and Lao am would fall apart in it. */
export function nicknameOf(typed: string): string {
  if (hasPiledMarks(typed)) return typed.trim()
  return typed.replaceAll(/[^\u0E33\u0EB3]+/gu, (part) => part.normalize('NFKC')).trim()
}

/** A name that others see: letters of any script, numbers and a few signs, 2 to 20 of them. */
export function isNickname(text: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u.test(text) &&
    inRange(lengthOf(text)) &&
    !/ {2}/.test(text)
  )
}

const inRange = (length: number) => length >= 2 && length <= 20
