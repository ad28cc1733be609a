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
  jackpotContribution: string
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
  seatId: string
  number: number
  turn: number
  action: string
  events: string
  stake: string
  win: string
  done: boolean
  refusal: string | null
  byHouse: boolean
  at: string
}

type Cell = string | number | boolean | null

/** Every round names the same few columns. */
const columnNames = new Map<string, string>()

function columnName(name: string): string {
  const known = columnNames.get(name)
  if (known !== undefined) return known
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  columnNames.set(name, column)
  return column
}

/** A row by the names of the columns. */
export function columnsOf(row: object): Record<string, Cell> {
  const columns: Record<string, Cell> = {}
  for (const [name, value] of Object.entries<Cell>({ ...row })) columns[columnName(name)] = value
  return columns
}
