/**
 * LIST of transfer codes of stakes. The wallet refuses stakes without terms, and terms carry one of
 * these codes; the money path tests try every one.
 */
export const stakeCodes = ['vendor.play', 'vendor.debit', 'vendor.transfer.in'] as const
export type StakeCode = (typeof stakeCodes)[number]

/** A seat's buy-in: it takes room in the limits until the seat is left; then its hands count. */
export const reservationCode = 'vendor.reserve' as const
export type CheckedCode = StakeCode | typeof reservationCode

const stakeCodeSet: ReadonlySet<string> = new Set(stakeCodes)
/** Codes that only return money. Rollbacks are counted separately. */
const returnPattern = /^vendor\.(?:credit|transfer\.(?!in$))/

/** Whether a transfer of this code moves game money. */
export const isGameMoney = (code: string) => stakeCodeSet.has(code) || returnPattern.test(code)
