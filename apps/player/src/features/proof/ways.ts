import type { ProofWay } from '@fairhouse/protocol'
import type { IconName } from '@fairhouse/ui'

export type Way = ProofWay | 'password'

/** A method available to this account; `to` is the masked target of a code. */
export interface OpenWay {
  readonly way: Way
  readonly to: string | null
}

/** LIST of proof methods with icon and label. */
export const wayIcons: Record<Way, IconName> = {
  totp: 'shield',
  sms: 'phone',
  email: 'mail',
  bankName: 'wallet',
  recovery: 'ticket',
  password: 'key',
}

export type SentWay = 'sms' | 'email'

/** Whether a code must be sent first. */
export function isSent(way: Way): way is SentWay {
  return way === 'sms' || way === 'email'
}
