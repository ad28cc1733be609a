import { toWire } from '@fairhouse/money'
import { vendorRefusals, type VendorAnswer, type VendorVerb } from '@fairhouse/protocol/vendor'
import { DatabaseAway } from '#platform/database'
import type { Desk } from './desk.ts'
import { refusalWords, VendorRefused } from './rules.ts'
import { perform } from './verbs/index.ts'

type Refused = Extract<VendorAnswer<VendorVerb>, { success: false }>

export interface RefusedAnswer {
  status: number
  answer: Refused
}

export function fault(status: number, code: string): RefusedAnswer {
  const message = status >= 500 ? 'Try again with the same content.' : 'No such call.'
  return { status, answer: { success: false, value: null, message, code } }
}

/** What a vendor is told of an error: its refusal by name, or that we are in trouble. */
export function refusedBy(desk: Desk, error: unknown, reqId?: string): RefusedAnswer {
  if (error instanceof VendorRefused) {
    const { code, balance } = error
    const value = balance === undefined ? null : { balance: toWire(balance) }
    const answer = { success: false, value, message: refusalWords[code], code } as const
    return { status: vendorRefusals[code], answer }
  }
  if (error instanceof DatabaseAway) {
    desk.kit.log.warn({ err: error, reqId }, 'a call of a vendor found no database')
    return fault(503, 'unavailable')
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return fault(400, 'bad_request')
  desk.kit.log.error({ err: error, reqId }, 'a call of a vendor failed')
  return fault(500, 'internal_error')
}

/** The same checks and answers as over HTTP, without a signature: for games in this process. */
export async function answerInside<V extends VendorVerb>(
  desk: Desk,
  code: string,
  verb: V,
  body: unknown,
): Promise<VendorAnswer<V>> {
  try {
    const vendor = desk.book.find(code)
    if (!vendor) throw new VendorRefused('unknown_vendor')
    return { success: true, value: await perform(desk, vendor, verb, body), message: '' }
  } catch (error) {
    return refusedBy(desk, error).answer
  }
}
