import { parseAmount, toWire } from '@fairhouse/money'
import {
  gatewayClockMs,
  gatewayEvent,
  gatewayHeaders,
  gatewayVerbs,
  type CoinNetwork,
  type CoinTransfer,
  type GatewayInput,
  type GatewayOutput,
  type GatewayVerb,
} from '@fairhouse/protocol/payment'
import { isCryptoAddress } from '@fairhouse/rules'
import type { Kit } from '#platform/kit'
import { isFresh, isSignedBy, signatureOf } from '#platform/signature'
import { WebhookRefused } from '../webhooks/webhook-refused.ts'
import { isSafePage } from './safe-page.ts'
import type {
  WebhookEvent,
  SignedWebhook,
  ProviderConfig,
  Provider,
  PaymentStatus,
} from './provider.ts'

const timeoutMs = 8000
const maxResponseBytes = 64 * 1024

/** Any gateway that implements `protocol/payment`; requests are signed with the shared secret. */
type GatewayKit = Pick<Kit, 'clock' | 'outgoing'>

export function gatewayProvider(kit: GatewayKit): Provider {
  const ask = <V extends GatewayVerb>(place: ProviderConfig, verb: V, input: GatewayInput<V>) =>
    askGateway(kit, place, verb, input)
  return {
    byHand: false,
    async create({ amount, expiresAt, channel, network, ...order }, place) {
      const { callbackUrl } = place
      const sent = { ...order, amount: toWire(amount), expiresAt: expiresAt.toISOString() }
      const created = await ask(place, 'payments', {
        ...sent,
        callbackUrl,
        ...(channel !== 'page' && { channel }),
        ...(network !== null && { network }),
      })
      const isGood = created && isSafePage(created.page) && isCoinFor(network, created.coin)
      return isGood ? created : undefined
    },
    status: async (id, place) => toStatus(await ask(place, 'payments/status', { id })),
    webhook: readWebhook,
    async payout({ amount, ...order }, place) {
      const sent = { ...order, amount: toWire(amount), callbackUrl: place.callbackUrl }
      return toStatus(await ask(place, 'payouts', sent))
    },
    payoutStatus: async (id, place) => toStatus(await ask(place, 'payouts/status', { id })),
  }
}

/** A coin sent to a wrong address is lost: the address must be one of the chosen network. */
function isCoinFor(network: CoinNetwork | null, coin: CoinTransfer | undefined): boolean {
  if (network === null) return coin === undefined
  return coin?.network === network && isCryptoAddress(network, coin.address)
}

/** Verifies the signature over the raw bytes before parsing them. */
function readWebhook(
  { body, timestamp, signature, now }: SignedWebhook,
  { secret }: ProviderConfig,
): WebhookEvent {
  if (!isFresh(timestamp, now, gatewayClockMs)) throw new WebhookRefused('stale_timestamp')
  if (secret === undefined || !isSignedBy(secret, timestamp, body, signature)) {
    throw new WebhookRefused('bad_signature')
  }
  const parsed = gatewayEvent.safeParse(jsonOf(body.toString('utf8')))
  const amount = parsed.success ? parseAmount(parsed.data.amount) : undefined
  if (!parsed.success || amount === undefined) throw new WebhookRefused('bad_request')
  return { ...parsed.data, amount }
}

function toStatus(answer: GatewayOutput<'payments/status'> | undefined): PaymentStatus | undefined {
  if (!answer) return undefined
  const amount = answer.amount === undefined ? undefined : parseAmount(answer.amount)
  return { ...answer, amount }
}

async function askGateway<V extends GatewayVerb>(
  { clock, outgoing }: GatewayKit,
  { baseUrl, secret, operator }: ProviderConfig,
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
      signal: AbortSignal.timeout(timeoutMs),
      maxBytes: maxResponseBytes,
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
