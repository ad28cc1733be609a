/**
 * LIST of rate classes. `by` is who is counted: the account where there is one, else the address
 * (`subject`), or always the address (`address`), so that guessing cannot hide behind accounts.
 */
export const rateClasses = {
  read: { limit: 600, perSeconds: 60, by: 'subject' },
  write: { limit: 120, perSeconds: 60, by: 'subject' },
  login: { limit: 20, perSeconds: 60, by: 'address' },
  register: { limit: 10, perSeconds: 60, by: 'address' },
  /** What sends a message to somebody's phone or mailbox; numbers have limits of their own. */
  message: { limit: 10, perSeconds: 60, by: 'address' },
  /** The same for who is signed in: neighbours behind one address do not use it up. */
  ownMessage: { limit: 10, perSeconds: 60, by: 'subject' },
  /** What payment gateways tell, and tell again. */
  webhook: { limit: 1200, perSeconds: 60, by: 'address' },
  captcha: { limit: 60, perSeconds: 60, by: 'address' },
} as const satisfies Record<string, RateClassRule>

export type RateClass = keyof typeof rateClasses

export interface RateClassRule {
  readonly limit: number
  readonly perSeconds: number
  readonly by: 'subject' | 'address'
}
