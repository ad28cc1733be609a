import * as z from 'zod/mini'
import { refusalCodes, type RefusalCode } from './errors.ts'

/** The answer of every call, accepted or refused. */
export type Answer<Value> = { success: true; value: Value; message: string } | Refused

export interface Refused {
  success: false
  value: null
  message: string
  code: RefusalCode
  errors?: Record<string, string>
}

export function acceptedSchema(value: z.ZodMiniType) {
  return z.strictObject({ success: z.literal(true), value, message: z.string() })
}

export const refusedSchema = z.strictObject({
  success: z.literal(false),
  value: z.null(),
  message: z.string(),
  code: z.enum(refusalCodes),
  errors: z.optional(z.record(z.string(), z.string())),
})
