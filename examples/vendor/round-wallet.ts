/** Who plays: what the operator told of the launch ticket. */
export interface Player {
  readonly playerId: string
  readonly session: string
  readonly currency: string
  /** The game that was launched, by its code at the operator. */
  readonly gameCode: string
}

/** Money of a round, in ten-thousandths. */
export interface Stake {
  readonly roundId: string
  readonly amount: bigint
}

/**
 * Where the money of the rounds is: with the operator (seamless) or with us (transfer). Answers
 * are the balance after it; undefined when it is not known yet.
 */
export interface Purse {
  balance(player: Player): Promise<bigint>
  /** Stake and win in one step. */
  play(player: Player, stake: Stake, win: bigint): Promise<bigint>
  /** Opens a round. */
  stake(player: Player, stake: Stake): Promise<bigint>
  /** Pays a round, be it nothing, and ends it. This must not fail: the player has won. */
  pay(player: Player, win: Stake): Promise<bigint | undefined>
  /** Ends a round of which we know no more than its id, and gives its stake back. */
  abandon(player: Player, roundId: string): void
}
