import type { Value } from '#lib/call'

/** A provider with a transfer wallet. */
export type Wallet = Value<'GET /wps/relay/GCS_merchantWallet'>['wallets'][number]
