import type { Value } from '@fairhouse/browser/call'

export type Colleague = Value<'GET /office/api/staff'>['list'][number]

/** A new colleague's first password, shown once. */
export interface Invitation {
  readonly name: string
  readonly password: string
}
