import { setTimeout as sleep } from 'node:timers/promises'
import { gatewayHeaders } from '@fairhouse/protocol/payment'
import type { Order } from './book.ts'
import { sign } from './sign.ts'
import type { Sources } from './sources.ts'

const waitsMs = [0, 500, 2000, 10_000, 60_000]

/** Tells the operator what became of an order, again and again until it is taken. */
export async function tell(
  order: Order,
  secret: string,
  sources: Sources,
  stop: AbortSignal,
): Promise<boolean> {
  const { event, about, id, state, reference, currency } = order
  const amount = state === 'paid' ? order.moved : order.amount
  const body = JSON.stringify({ event, about, id, state, reference, amount, currency })
  for (const waitMs of waitsMs) {
    await sleep(waitMs, undefined, { signal: stop, ref: false }).catch(() => undefined)
    if (stop.aborted) return false
    if (await isTaken(order.callbackUrl, body, secret, sources)) return true
  }
  return false
}

async function isTaken(url: string, body: string, secret: string, sources: Sources) {
  const timestamp = String(sources.now())
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'content-type': 'application/json',
        [gatewayHeaders.timestamp]: timestamp,
        [gatewayHeaders.signature]: sign(secret, timestamp, body),
      },
      body,
    })
    // What it refuses for good is not asked again.
    return answer.ok || (answer.status >= 400 && answer.status < 429)
  } catch {
    return false
  }
}
