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

/** How the studio asks the operator, in this process or over the network. */
export interface WalletClient {
  /**
   * As that vendor of ours: every clear answer; an error when there was none, and nobody knows what
   * became of it.
   */
  call<V extends VendorVerb>(
    vendor: string,
    verb: V,
    body: VendorInput<V>,
  ): Promise<VendorAnswer<V>>
}
