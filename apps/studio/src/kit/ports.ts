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

/** A row of ours that the wallet writes in the commit of the money. */
export interface WalletRecord {
  table: 'studio.round' | 'studio.turn' | 'studio.round_end' | 'studio.bet'
  row: Readonly<Record<string, string | number | boolean | null>>
  /** Columns that the wallet fills: a refusal (then the row is written also if it refuses). */
  outcome?: { refusal?: string; balance?: string }
}

/** Calls the operator's wallet API in this process. */
export interface WalletClient {
  /**
   * Calls as the given provider of ours, with records for a stake or a win. Returns every final
   * answer, and `stale_record` if a record contradicts a committed row; throws if there was none
   * and the outcome is unknown.
   */
  call<V extends VendorVerb>(
    vendor: string,
    verb: V,
    body: VendorInput<V>,
    records?: readonly WalletRecord[],
  ): Promise<VendorAnswer<V>>
}
