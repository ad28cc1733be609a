import type { Value } from '@fairhouse/browser/call'

/** Second factor set-up required by a sign-in. */
export type Offer = Extract<Value<'POST /office/api/session/login'>, { step: 'enrol' }>
