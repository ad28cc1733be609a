import type { Value } from '@fairhouse/browser/call'

/** The set-up of a second factor that a sign-in asks for. */
export type Offer = Extract<Value<'POST /office/api/session/login'>, { step: 'enrol' }>
