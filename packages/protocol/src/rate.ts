/**
 * LIST of rate classes. `by` is who is counted: the account where there is one, else the address
 * (`subject`), or always the address (`address`), so that guessing cannot hide behind accounts.
 */
export const rateClasses = {
  read: { limit: 600, perSeconds: 60, by: 'subject' },
  write: { limit: 120, perSeconds: 60, by: 'subject' },
  login: { limit: 20, perSeconds: 60, by: 'address' },
} as const satisfies Record<string, RateClassRule>

export type RateClass = keyof typeof rateClasses

export interface RateClassRule {
  readonly limit: number
  readonly perSeconds: number
  readonly by: 'subject' | 'address'
}
