import type { RiskKind } from '@fairhouse/protocol'

/** A match of a rule. */
export interface Finding {
  kind: RiskKind
  /** Identifies the occurrence: the same key raises no second case. */
  key: string
  members: string[]
  /** Figures of the match: money in wire format, counts and ids. */
  figures: Readonly<Record<string, string>>
  at: Date
}
