import type { Value } from '#lib/call'

/** Somebody whom the provider knows and we do not. */
export type Unlinked = Extract<Value<'POST /wps/social/finish'>, { step: 'choose' }>
