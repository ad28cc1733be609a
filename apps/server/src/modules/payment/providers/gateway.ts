import { parseAmount, toWire } from '@fairhouse/money'
import {
  gatewayClockMs,
  gatewayEvent,
  gatewayHeaders,
  gatewayVerbs,
  type GatewayInput,
  type GatewayOutput,
  type GatewayVerb,
} from '@fairhouse/protocol/payment'
import type { Kit } from '#platform/kit'
import { isFresh, isSignedBy, signatureOf } from '#platform/signature'
import { WebhookRefused } from '../webhook-refused.ts'
import { isPage } from './is-page.ts'
import type { Heard, Letter, Place, Provider, Told } from './provider.ts'

const mostMs = 8000
const mostBytes = 64 * 1024

/** Any gateway that speaks `protocol/payment`, each request signed with the secret of both. */
type Connecting = Pick<Kit, 'clock' | 'outgoing'>

export function gatewayProvider(kit: Connecting): Provider {
  const ask = <V extends GatewayVerb>(place: Place, verb: V, input: GatewayInput<V>) =>
    askGateway(kit, place, verb, input)
  return {
    byHand: false,
    async create({ amount, expiresAt, ...order }, place) {
      const { callbackUrl } = place
      const sent = { ...order, amount: toWire(amount), expiresAt: expiresAt.toISOString() }
      const begun = await ask(place, 'payments', { ...sent, callbackUrl })
      return begun && isPage(begun.page) ? begun : undefined
    },
    status: async (id, place) => told(await ask(place, 'payments/status', { id })),
    webhook: heardFrom,
    async payout({ amount, ...order }, place) {
      const sent = { ...order, amount: toWire(amount), callbackUrl: place.callbackUrl }
      return told(await ask(place, 'payouts', sent))
    },
    payoutStatus: async (id, place) => told(await ask(place, 'payouts/status', { id })),
  }
}

/** The signature is over the bytes, so they are held against it before anybody reads them. */
function heardFrom({ body, timestamp, signature, now }: Letter, { secret }: Place): Heard {
  if (!isFresh(timestamp, now, gatewayClockMs)) throw new WebhookRefused('stale_timestamp')
  if (secret === undefined || !isSignedBy(secret, timestamp, body, signature)) {
    throw new WebhookRefused('bad_signature')
  }
  const parsed = gatewayEvent.safeParse(jsonOf(body.toString('utf8')))
  const amount = parsed.success ? parseAmount(parsed.data.amount) : undefined
  if (!parsed.success || amount === undefined) throw new WebhookRefused('bad_request')
  return { ...parsed.data, amount }
}

function told(answer: GatewayOutput<'payments/status'> | undefined): Told | undefined {
  if (!answer) return undefined
  const amount = answer.amount === undefined ? undefined : parseAmount(answer.amount)
  return { ...answer, amount }
}

async function askGateway<V extends GatewayVerb>(
  { clock, outgoing }: Connecting,
  { baseUrl, secret, operator }: Place,
  verb: V,
  input: GatewayInput<V>,
): Promise<GatewayOutput<V> | undefined> {
  if (baseUrl === undefined || secret === undefined) return undefined
  const body = JSON.stringify(input)
  const timestamp = String(clock.now().getTime())
  try {
    const response = await outgoing.fetch(`${baseUrl}/v1/${verb}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(mostMs),
      maxBytes: mostBytes,
      headers: {
        'content-type': 'application/json',
        [gatewayHeaders.operator]: operator,
        [gatewayHeaders.timestamp]: timestamp,
        [gatewayHeaders.signature]: signatureOf(secret, timestamp, body),
      },
      body,
    })
    if (!response.ok) return undefined
    const parsed = gatewayVerbs[verb].output.safeParse(jsonOf(await response.text()))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the verb's schema
    return parsed.success ? (parsed.data as GatewayOutput<V>) : undefined
  } catch {
    return undefined
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
