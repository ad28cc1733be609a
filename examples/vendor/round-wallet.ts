/** The player, from the operator's answer to the launch ticket. */
export interface Player {
  readonly playerId: string
  readonly session: string
  readonly currency: string
  /** The operator's code of the launched game. */
  readonly gameCode: string
}

/** Money of a round in ten-thousandths. */
export interface Stake {
  readonly roundId: string
  readonly amount: bigint
}

/**
 * The wallet of rounds: at the operator (seamless) or here (transfer). Calls return the balance
 * afterwards, or undefined while it is unknown.
 */
export interface RoundWallet {
  balance(player: Player): Promise<bigint>
  /** Stake and win in one step. */
  play(player: Player, stake: Stake, win: bigint): Promise<bigint>
  /** Opens a round. */
  stake(player: Player, stake: Stake): Promise<bigint>
  /** Pays the win of a round, which may be zero, and closes it. It must not fail. */
  pay(player: Player, win: Stake): Promise<bigint | undefined>
  /** Closes a round of which only the id is known, and returns its stake. */
  abandon(player: Player, roundId: string): void
}
