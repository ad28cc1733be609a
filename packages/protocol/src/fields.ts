import * as z from 'zod/mini'

/** An object of exactly these fields: anything else in a request is refused. */
export const fields = z.strictObject
export const none = z.strictObject({})

const wellFormed = z.refine<string>((value) => value.isWellFormed() && !value.includes('\0'))

/** Text that any database column and log line can hold: no NUL, no lone surrogate. */
export function text(minLength: number, maxLength: number) {
  return z.string().check(z.minLength(minLength), z.maxLength(maxLength), wellFormed)
}
