import type { Sent, Value } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'

export type AdjustKind = Sent<'PUT /office/api/member/adjust'>['kind']
/** LIST of adjustment kinds, in display order. */
export const adjustKinds: readonly AdjustKind[] = ['payment', 'game', 'bonus', 'goodwill', 'other']

export type ResponsibleGamingFile = Value<'GET /office/api/safety/member'>
export type MemberDetail = Value<'GET /office/api/member'>
export type FoundMember = MemberDetail['account']

export const tones: Record<FoundMember['state'], Tone> = {
  open: 'good',
  frozen: 'bad',
  closing: 'bad',
  closed: 'quiet',
}

export const statusTones: Record<MemberDetail['standing'], Tone> = {
  ...tones,
  termsDue: 'warn',
  unverified: 'warn',
  dormant: 'warn',
  timedOut: 'warn',
  excluded: 'bad',
}
