import { toWire } from '@fairhouse/money'
import { vendorRefusals, type VendorAnswer, type VendorVerb } from '@fairhouse/protocol/vendor'
import { DatabaseUnavailable } from '#platform/database'
import type { RecordRow } from '#modules/wallet'
import type { ProviderDeps } from '../deps.ts'
import { refusalMessages, ProviderRefused, StaleRecord } from './refusals.ts'
import { performVerb } from './verbs.ts'

type RefusalBody = Extract<VendorAnswer<VendorVerb>, { success: false }>

export interface RefusedAnswer {
  status: number
  answer: RefusalBody
}

export function faultAnswer(status: number, code: string): RefusedAnswer {
  const message = status >= 500 ? 'Try again with the same content.' : 'No such call.'
  return { status, answer: { success: false, value: null, message, code } }
}

/** Maps an error to the wallet API's answer: a refusal by name, or a 5xx that may be retried. */
export function toRefusedAnswer(deps: ProviderDeps, error: unknown, reqId?: string): RefusedAnswer {
  if (error instanceof ProviderRefused) {
    const { code, balance, counter } = error
    const facts = {
      ...(balance !== undefined && { balance: toWire(balance) }),
      ...(counter && { key: counter.key, left: toWire(counter.left) }),
    }
    const value = Object.keys(facts).length > 0 ? facts : null
    const answer = { success: false, value, message: refusalMessages[code], code } as const
    return { status: vendorRefusals[code], answer }
  }
  if (error instanceof StaleRecord) return faultAnswer(409, 'stale_record')
  if (error instanceof DatabaseUnavailable) {
    deps.kit.log.warn({ err: error, reqId }, 'a provider call found no database')
    return faultAnswer(503, 'unavailable')
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return faultAnswer(400, 'bad_request')
  deps.kit.log.error({ err: error, reqId }, 'a provider call failed')
  return faultAnswer(500, 'internal_error')
}

/**
 * Runs a verb for a game in this process: the same checks and answers as over HTTP, unsigned. The
 * game's records are written in the commit of the stake or win.
 */
export function createInProcessCall(deps: ProviderDeps) {
  return async <V extends VendorVerb>(
    code: string,
    verb: V,
    body: unknown,
    records: readonly RecordRow[] = [],
  ): Promise<VendorAnswer<V>> => {
    try {
      const provider = deps.registry.find(code)
      if (!provider) throw new ProviderRefused('unknown_vendor')
      const value = await performVerb(deps, provider, verb, body, records)
      return { success: true, value, message: '' }
    } catch (error) {
      return toRefusedAnswer(deps, error).answer
    }
  }
}
