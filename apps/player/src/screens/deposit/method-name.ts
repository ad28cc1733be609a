import type { DepositKind } from '@fairhouse/protocol'
import type { CentreKey } from '@fairhouse/i18n/centre'

type Say = (key: CentreKey) => string

/** A proper name as the brand has it, else the words of its kind. */
export function methodName({ name, kind }: { name: string; kind: DepositKind }, tc: Say): string {
  return name === '' ? tc(`deposit.kind_${kind}`) : name
}
