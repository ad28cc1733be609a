import type { DepositKind } from '@fairhouse/protocol'
import type { CentreKey } from '@fairhouse/i18n/centre'

type Say = (key: CentreKey) => string

/** The brand's name of the method, else the text of its kind. */
export function methodName({ name, kind }: { name: string; kind: DepositKind }, t: Say): string {
  return name === '' ? t(`deposit.kind_${kind}`) : name
}
