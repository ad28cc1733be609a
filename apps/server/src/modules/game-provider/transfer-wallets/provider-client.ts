import type * as z from 'zod/mini'
import { operatorHeader, transferVerbs, vendorHeaders } from '@fairhouse/protocol/vendor'
import type { TransferVerb } from '@fairhouse/protocol/vendor'
import type { Kit } from '#platform/kit'
import { signatureOf } from '#platform/signature'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'

/** Two calls in a row finish before a browser's timeout. */
const timeoutMs = 6000

type Input<V extends TransferVerb> = z.output<(typeof transferVerbs)[V]['input']>
type Value<V extends TransferVerb> = z.output<(typeof transferVerbs)[V]['output']>

/** Calls a transfer-wallet provider; undefined if there is no clear answer. */
export async function callProvider<V extends TransferVerb>(
  provider: Provider,
  operator: string,
  { kit, health }: Pick<ProviderDeps, 'kit' | 'health'>,
  verb: V,
  input: Input<V>,
): Promise<Value<V> | undefined> {
  return health.watch(provider.code, () => sendCall(provider, operator, kit, verb, input))
}

async function sendCall<V extends TransferVerb>(
  provider: Provider,
  operator: string,
  kit: OutgoingKit,
  verb: V,
  input: Input<V>,
): Promise<Value<V> | undefined> {
  try {
    const response = await sendSigned(provider, operator, kit, verb, input)
    return parseValue(verb, await response.json())
  } catch {
    return undefined
  }
}

type OutgoingKit = Pick<Kit, 'clock' | 'outgoing'>

/** Sends one signed request to a transfer wallet; rejects without an answer. */
export function sendSigned<V extends TransferVerb>(
  { baseUrl, secret }: Pick<Provider, 'baseUrl' | 'secret'>,
  operator: string,
  { clock, outgoing }: OutgoingKit,
  verb: V,
  input: Input<V>,
): Promise<Response> {
  const body = JSON.stringify(input)
  const timestamp = String(clock.now().getTime())
  return outgoing.fetch(`${baseUrl}/${verb}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      [operatorHeader]: operator,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.signature]: signatureOf(secret, timestamp, body),
    },
    body,
  })
}

export function parseValue<V extends TransferVerb>(verb: V, answer: unknown): Value<V> | undefined {
  if (typeof answer !== 'object' || answer === null || !('value' in answer)) return undefined
  const parsed = transferVerbs[verb].output.safeParse(answer.value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the verb's own schema
  return parsed.success ? (parsed.data as Value<V>) : undefined
}
