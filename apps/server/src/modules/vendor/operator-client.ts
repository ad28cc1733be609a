import type * as z from 'zod/mini'
import { operatorHeader, transferVerbs, vendorHeaders } from '@fairhouse/protocol/vendor'
import type { TransferVerb } from '@fairhouse/protocol/vendor'
import type { Kit } from '#platform/kit'
import { signatureOf } from '#platform/signature'
import type { Vendor } from './book.ts'
import type { Desk } from './desk.ts'

/** Two questions in a row are answered before a browser gives up. */
const mostMs = 6000

type Input<V extends TransferVerb> = z.output<(typeof transferVerbs)[V]['input']>
type Value<V extends TransferVerb> = z.output<(typeof transferVerbs)[V]['output']>

/** Asks a vendor that keeps a balance of its own; undefined when no clear answer came. */
export async function askVendor<V extends TransferVerb>(
  vendor: Vendor,
  operator: string,
  { kit, health }: Pick<Desk, 'kit' | 'health'>,
  verb: V,
  input: Input<V>,
): Promise<Value<V> | undefined> {
  return health.watch(vendor.code, () => ask(vendor, operator, kit, verb, input))
}

async function ask<V extends TransferVerb>(
  { baseUrl, secret }: Vendor,
  operator: string,
  { clock, outgoing }: Pick<Kit, 'clock' | 'outgoing'>,
  verb: V,
  input: Input<V>,
): Promise<Value<V> | undefined> {
  const body = JSON.stringify(input)
  const timestamp = String(clock.now().getTime())
  try {
    const response = await outgoing.fetch(`${baseUrl}/${verb}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(mostMs),
      headers: {
        'content-type': 'application/json',
        [operatorHeader]: operator,
        [vendorHeaders.timestamp]: timestamp,
        [vendorHeaders.signature]: signatureOf(secret, timestamp, body),
      },
      body,
    })
    return valueOf(verb, await response.json())
  } catch {
    return undefined
  }
}

function valueOf<V extends TransferVerb>(verb: V, answer: unknown): Value<V> | undefined {
  if (typeof answer !== 'object' || answer === null || !('value' in answer)) return undefined
  const parsed = transferVerbs[verb].output.safeParse(answer.value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the verb's own schema
  return parsed.success ? (parsed.data as Value<V>) : undefined
}
