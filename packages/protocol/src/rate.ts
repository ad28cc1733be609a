/**
 * LIST of rate classes. `by` is the counted subject: the account, or the address without an account
 * (`subject`), or always the address (`address`), so that guessing cannot hide behind accounts.
 */
export const rateClasses = {
  read: { limit: 600, perSeconds: 60, by: 'subject' },
  write: { limit: 120, perSeconds: 60, by: 'subject' },
  login: { limit: 20, perSeconds: 60, by: 'address' },
  register: { limit: 10, perSeconds: 60, by: 'address' },
  /** Calls that send an SMS or email; phone numbers have their own limits. */
  message: { limit: 10, perSeconds: 60, by: 'address' },
  /**
   * Calls of signed-in accounts that send an SMS or email; accounts behind one address do not share
   * the limit.
   */
  ownMessage: { limit: 10, perSeconds: 60, by: 'subject' },
  /** Webhooks of payment gateways, repeats included. */
  webhook: { limit: 1200, perSeconds: 60, by: 'address' },
  captcha: { limit: 60, perSeconds: 60, by: 'address' },
} as const satisfies Record<string, RateClassRule>

export type RateClass = keyof typeof rateClasses

export interface RateClassRule {
  readonly limit: number
  readonly perSeconds: number
  readonly by: 'subject' | 'address'
}
