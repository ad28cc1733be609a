import type { Flag } from '@fairhouse/protocol'
import type { Value } from '#lib/call'

interface Node {
  readonly modId: string
  readonly enabled: string
  readonly childrenNodes: readonly object[]
}

type Status = Value<'GET /wps/system/status'>

/** Whether the brand has enabled a feature; a missing flag is off. */
export function isOn({ whitelabel }: Pick<Status, 'whitelabel'>, flag: Flag): boolean {
  const all: readonly Node[] = whitelabel.childrenNodes.flatMap((group) => group.childrenNodes)
  return all.some(({ modId, enabled }) => modId === flag && enabled === '1')
}

/** Agent sites offer no free play. */
export function offersFreePlay(status: Pick<Status, 'whitelabel' | 'accounts'>): boolean {
  return isOn(status, 'FREEPLAY3') && !status.accounts.agentSite
}
