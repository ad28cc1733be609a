import type { Value } from '@fairhouse/browser/call'

export type Colleague = Value<'GET /office/api/staff'>['list'][number]

/** What an authenticator needs, told once; with the first password for who is new. */
export interface Enrolment {
  readonly name: string
  readonly link: string
  readonly secret: string
  readonly password?: string
}
