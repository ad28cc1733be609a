import type { LotteryRefusal, RefusedBet } from '@fairhouse/protocol/lottery'

/** A refusal by code, with what the player needs to know about it. */
export class BetRefused extends Error {
  readonly code: LotteryRefusal
  readonly detail: RefusedBet | undefined

  constructor(code: LotteryRefusal, detail?: RefusedBet) {
    super(code)
    this.code = code
    this.detail = detail
  }
}
