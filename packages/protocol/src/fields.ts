import * as z from 'zod/mini'

/** An object with exactly these fields; other fields in a request are refused. */
export const fields = z.strictObject
export const none = z.strictObject({})

const wellFormed = z.refine<string>((value) => value.isWellFormed() && !value.includes('\0'))

/** Text that any database column and log line can hold: no NUL, no lone surrogate. */
export function text(minLength: number, maxLength: number) {
  return z.string().check(z.minLength(minLength), z.maxLength(maxLength), wellFormed)
}

/** A realistic time: its year has four digits in every time zone. */
export const moment = z.iso.datetime().check(
  z.maxLength(40),
  z.refine((value) => value >= '1900' && value < '9999'),
)

/** Length of five megabytes in base64. */
export const maxPictureLength = 7_000_000
/** An uploaded png or jpg in base64; decoding it shows whether it is one. */
export const uploadedPicture = z
  .string()
  .check(z.maxLength(maxPictureLength), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
