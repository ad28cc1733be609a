import type { Value } from '#lib/call'

/** A vendor that keeps a balance of its own. */
export type Wallet = Value<'GET /wps/relay/GCS_merchantWallet'>['wallets'][number]
