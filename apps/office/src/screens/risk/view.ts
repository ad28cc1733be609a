import type { Value } from '@fairhouse/browser/call'
import type { RiskSeverity, RiskState } from '@fairhouse/protocol'
import type { Tone } from '@fairhouse/ui'

export type CaseListing = Value<'GET /office/api/risk/cases'>
export type CaseRow = CaseListing['list'][number]
export type File = Value<'GET /office/api/risk/case'>
export type Rule = Value<'GET /office/api/risk/rules'>['list'][number]

export const stateTones: Record<RiskState, Tone> = { open: 'warn', taken: 'quiet', closed: 'good' }
export const severityTones: Record<RiskSeverity, Tone> = {
  low: 'quiet',
  medium: 'warn',
  high: 'bad',
}

/** The server counts up to this number. */
export const maxCounted = 1000
