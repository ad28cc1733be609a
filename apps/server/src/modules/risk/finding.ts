import type { RiskKind } from '@fairhouse/protocol'

/** Something that a rule has seen. */
export interface Finding {
  kind: RiskKind
  /** Names the occurrence: the same one raises no second case. */
  key: string
  members: string[]
  /** What it was seen by: money as on the wire, counts and ids. */
  figures: Readonly<Record<string, string>>
  at: Date
}
