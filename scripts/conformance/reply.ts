import * as z from 'zod/mini'
import { vendorRefusals, vendorVerbs, type VendorRefusal } from '@fairhouse/protocol/vendor'
import type { RawAnswer } from './client.ts'
import { equal, unexpected } from './expect.ts'

/** In answers money has exactly four decimals, so that it can be compared as text. */
const money = z.string().check(z.regex(/^\d+\.\d{4}$/))
const withBalance = z.looseObject({ balance: money })

const accepted = z.strictObject({
  success: z.literal(true),
  value: z.record(z.string(), z.unknown()),
  message: z.string(),
})
const refusal = z.strictObject({
  success: z.literal(false),
  value: z.nullable(
    z.strictObject({
      balance: z.optional(money),
      duplicate: z.optional(z.literal(true)),
      /** The counter that a bet would exceed, and what is left of it. */
      key: z.optional(z.string()),
      left: z.optional(money),
    }),
  ),
  message: z.string(),
  code: z.string().check(z.minLength(1)),
})
const envelope = z.discriminatedUnion('success', [accepted, refusal])

export type Reply = z.output<typeof envelope> & { status: number }

/** Validates the envelope of an answer. */
export function readReply({ status, contentType, text, json }: RawAnswer): Reply {
  if (!contentType.startsWith('application/json')) {
    throw unexpected(`content type (HTTP ${status})`, 'application/json', contentType)
  }
  const answer = envelope.safeParse(json)
  if (!answer.success) {
    throw unexpected(`answer (HTTP ${status})`, '{success, value, message, code?}', text)
  }
  return { ...answer.data, status }
}

export type MovementValue = z.output<typeof vendorVerbs.play.output>

/** The value of an accepted movement; all verbs share it. */
export function movementOf(reply: Reply): MovementValue {
  return valueOf(reply, vendorVerbs.play.output)
}

interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: Error }
}

export function valueOf<Value>(reply: Reply, schema: Schema<Value>): Value {
  if (!reply.success) throw unexpected('answer', 'success', `${reply.code} (${reply.message})`)
  equal('HTTP status', reply.status, 200)
  const value = schema.safeParse(reply.value)
  if (!value.success) throw unexpected('value', 'its fields and no others', reply.value)
  if (!withBalance.safeParse(reply.value).success) {
    throw unexpected('balance', 'digits, a point and four decimals', reply.value)
  }
  return value.data
}

/** Expects a refusal with one of these codes and the HTTP status of that code. */
export function refused(reply: Reply, ...codes: VendorRefusal[]): void {
  const code = codes.find((one) => !reply.success && one === reply.code)
  if (code === undefined) {
    const got = reply.success ? `success ${JSON.stringify(reply.value)}` : reply.code
    throw unexpected('answer', codes.join(' or '), got)
  }
  equal(`HTTP status of ${code}`, reply.status, vendorRefusals[code])
}
