/** Columns of `studio.round`. Amounts are units in decimal. */
export interface RoundRow {
  seatId: string
  number: number
  id: string
  sessionId: string
  seedId: string
  nonce: number
  version: number
  credit: string
  stake: string
  win: string
  balanceBefore: string
  done: boolean
  auto: boolean
  action: string
  events: string
  potId: string | null
  chances: number
  jackpot: boolean
  at: string
}

export interface EndRow {
  seatId: string
  number: number
  state: 'settled' | 'refused' | 'void'
  refusal: string | null
  leftByPlayer: boolean
  stake: string
  win: string
  grownPot: string | null
  jackpotContribution: string
  jackpotWin: string
  balanceBefore: string
  balanceAfter: string
  at: string
}

export interface TurnRow {
  turn: number
  action: string
  events: string
  stake: string
  win: string
  done: boolean
  refusal: string | null
  byHouse: boolean
}
