/**
 * LIST of refusals: the stable code on the wire and its HTTP status.
 * Words for each stand in i18n under `refusals`.
 */
export const refusals = {
  bad_request: 400,
  body_too_large: 400,
  bad_encoding: 400,
  encryption_required: 400,
  stale_request: 400,
  replayed_request: 409,
  not_signed_in: 401,
  session_expired: 401,
  wrong_credentials: 401,
  not_allowed: 403,
  wrong_origin: 403,
  feature_off: 403,
  restricted: 403,
  unknown_brand: 404,
  not_found: 404,
  id_conflict: 409,
  language_not_enabled: 422,
  too_many_requests: 429,
  internal_error: 500,
  maintenance: 503,
  shutting_down: 503,
} as const

export type RefusalCode = keyof typeof refusals

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const refusalCodes = Object.keys(refusals) as RefusalCode[]

/** What any call may answer before its handler runs; a call names only what it adds to these. */
export const commonRefusals = [
  'bad_request',
  'body_too_large',
  'bad_encoding',
  'not_signed_in',
  'session_expired',
  'not_allowed',
  'wrong_origin',
  'feature_off',
  'restricted',
  'unknown_brand',
  'too_many_requests',
  'internal_error',
  'maintenance',
  'shutting_down',
] as const satisfies readonly RefusalCode[]
