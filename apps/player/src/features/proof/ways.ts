import type { ProofWay } from '@fairhouse/protocol'
import type { IconName } from '@fairhouse/ui'

export type Way = ProofWay | 'password'

/** A way that is open to this account; `to` is where a code goes, masked. */
export interface OpenWay {
  readonly way: Way
  readonly to: string | null
}

/** LIST of the ways to prove oneself, as they are drawn. */
export const wayIcons: Record<Way, IconName> = {
  totp: 'shield',
  sms: 'phone',
  email: 'mail',
  bankName: 'wallet',
  recovery: 'ticket',
  password: 'key',
}

export type SentWay = 'sms' | 'email'

/** Whether a code has to be sent first. */
export function isSent(way: Way): way is SentWay {
  return way === 'sms' || way === 'email'
}
