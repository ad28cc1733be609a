import { lengthOf } from './normalise.ts'

/** A name that others see: letters of any script, numbers and a few signs, 2 to 20 of them. */
export function isNickname(text: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u.test(text) &&
    inRange(lengthOf(text)) &&
    !/ {2}/.test(text)
  )
}

const inRange = (length: number) => length >= 2 && length <= 20
