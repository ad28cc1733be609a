import type { Value } from '@fairhouse/browser/call'

export type Colleague = Value<'GET /office/api/staff'>['list'][number]

/** First password of a new colleague, shown once. */
export interface Invitation {
  readonly name: string
  readonly password: string
}
