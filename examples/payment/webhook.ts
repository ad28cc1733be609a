import { setTimeout as sleep } from 'node:timers/promises'
import { gatewayHeaders } from '@fairhouse/protocol/payment'
import type { Order } from './order-store.ts'
import { sign } from './sign.ts'
import type { Sources } from './sources.ts'

const delaysMs = [0, 500, 2000, 10_000, 60_000]

/** Sends the operator the state of an order, repeatedly until it is accepted. */
export async function sendWebhook(
  order: Order,
  secret: string,
  sources: Sources,
  stop: AbortSignal,
): Promise<boolean> {
  const { event, about, id, state, reference, currency } = order
  const amount = state === 'paid' ? order.moved : order.amount
  const body = JSON.stringify({ event, about, id, state, reference, amount, currency })
  for (const delayMs of delaysMs) {
    await sleep(delayMs, undefined, { signal: stop, ref: false }).catch(() => undefined)
    if (stop.aborted) return false
    if (await isAccepted(order.callbackUrl, body, secret, sources)) return true
  }
  return false
}

async function isAccepted(url: string, body: string, secret: string, sources: Sources) {
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
    // A final refusal is not repeated.
    return answer.ok || (answer.status >= 400 && answer.status < 429)
  } catch {
    return false
  }
}
