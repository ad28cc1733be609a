import * as z from 'zod/mini'

/** An object of exactly these fields: anything else in a request is refused. */
export const fields = z.strictObject
export const none = z.strictObject({})

const wellFormed = z.refine<string>((value) => value.isWellFormed() && !value.includes('\0'))

/** Text that any database column and log line can hold: no NUL, no lone surrogate. */
export function text(minLength: number, maxLength: number) {
  return z.string().check(z.minLength(minLength), z.maxLength(maxLength), wellFormed)
}

/** A time that somebody can mean: by the clock of any zone its year has four digits. */
export const moment = z.iso.datetime().check(
  z.maxLength(40),
  z.refine((value) => value >= '1900' && value < '9999'),
)

/** base64 of five megabytes. */
export const mostPicture = 7_000_000
/** What is handed in as a png or jpg; what it really is shows when it is drawn. */
export const handedPicture = z
  .string()
  .check(z.maxLength(mostPicture), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
