/** LIST of the refusals of webhooks, with the HTTP status. */
export const webhookRefusals = {
  bad_signature: 401,
  stale_timestamp: 401,
  bad_request: 400,
  unknown_provider: 404,
  unknown_reference: 404,
  too_many_requests: 429,
} as const

export type WebhookRefusal = keyof typeof webhookRefusals

export class WebhookRefused extends Error {
  override name = 'WebhookRefused'
  readonly code: WebhookRefusal

  constructor(code: WebhookRefusal) {
    super(code)
    this.code = code
  }
}
