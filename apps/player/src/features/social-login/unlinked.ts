import type { Value } from '#lib/call'

/** A provider account that is not linked to any of ours. */
export type Unlinked = Extract<Value<'POST /wps/social/finish'>, { step: 'choose' }>
