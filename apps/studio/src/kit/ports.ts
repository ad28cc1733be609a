import type { VendorAnswer, VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'

/** The only way to know the time. */
export interface Clock {
  now(): Date
}

/** The only source of randomness; cryptographically strong. */
export interface Random {
  bytes(count: number): Buffer
}

export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Calls the operator's wallet API, in this process or over the network. */
export interface WalletClient {
  /**
   * Calls as the given provider of ours. Returns every final answer; throws if there was none and
   * the outcome is unknown.
   */
  call<V extends VendorVerb>(
    vendor: string,
    verb: V,
    body: VendorInput<V>,
  ): Promise<VendorAnswer<V>>
}
