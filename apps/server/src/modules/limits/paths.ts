/**
 * LIST of transfers that take stakes. The wallet lets no stake pass that `decide` has not given its
 * terms, and terms go with one of these; the suite of money paths tries every one of them.
 */
export const stakeCodes = ['vendor.play', 'vendor.debit', 'vendor.transfer.in'] as const
export type StakeCode = (typeof stakeCodes)[number]

const taking: ReadonlySet<string> = new Set(stakeCodes)
/** What only brings back. Rollbacks are counted apart. */
const returning = /^vendor\.(?:credit|transfer\.(?!in$))/

/** Whether a transfer of this code moves money of a game. */
export const isPlayed = (code: string) => taking.has(code) || returning.test(code)
