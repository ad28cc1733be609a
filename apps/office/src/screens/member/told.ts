import type { Sent, Value } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'

export type AdjustKind = Sent<'PUT /office/api/member/adjust'>['kind']
/** LIST of what money is put right for, as it is offered. */
export const adjustKinds: readonly AdjustKind[] = ['payment', 'game', 'bonus', 'goodwill', 'other']

export type SafetyFile = Value<'GET /office/api/safety/member'>
export type Dossier = Value<'GET /office/api/member'>
export type FoundMember = Dossier['account']

export const tones: Record<FoundMember['state'], Tone> = {
  open: 'good',
  frozen: 'bad',
  closing: 'bad',
  closed: 'quiet',
}

export const standingTones: Record<Dossier['standing'], Tone> = {
  ...tones,
  termsDue: 'warn',
  unverified: 'warn',
  dormant: 'warn',
  timedOut: 'warn',
  excluded: 'bad',
}
