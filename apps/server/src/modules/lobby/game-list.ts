import { ListFault } from './game-rows.ts'
import { parseCsv } from './csv.ts'

type Row = Record<string, unknown>

/** LIST of the columns of a game list with their parsers; names per language are `name_VI`. */
const columns: Record<string, (cell: string) => Row> = {
  code: (code) => ({ code }),
  type: (gameType) => ({ gameType }),
  classify: (classify) => ({ classify }),
  opens: (opens) => ({ opens }),
  accountTypeName: (accountTypeName) => ({ accountTypeName }),
  defaultPlayType: (defaultPlayType) => ({ defaultPlayType }),
  /** `VND:1000` or `VND:1000;THB:5`. */
  minBet: (cell) => ({
    minBets: Object.fromEntries(cell.split(';').map((part) => part.trim().split(':'))),
  }),
  lines: (cell) => ({ lines: Number(cell) }),
  rtp: (cell) => ({ rtp: /^\d+$/.test(cell) ? `${cell}.00` : cell.replace(/\.(\d)$/, '.$10') }),
  picture: (picture) => ({ picture }),
  rank: (cell) => ({ rank: Number(cell) }),
  hot: (cell) => ({ isHot: isYes(cell) }),
  trial: (cell) => ({ hasTrial: isYes(cell) }),
  listed: (cell) => ({ listed: isYes(cell) }),
  enabled: (cell) => ({ enabled: isYes(cell) }),
}

/** Parses a game list by file type; rows are validated on import. */
export function readGameList(file: string, text: string): unknown[] {
  if (/\.csv$/i.test(file)) return rowsOfCsv(text)
  if (/\.json$/i.test(file)) return rowsOfJson(text)
  throw new ListFault('A list of games is a file .csv or .json.')
}

function rowsOfJson(text: string): unknown[] {
  try {
    const rows: unknown = JSON.parse(text)
    if (Array.isArray(rows)) return rows
  } catch {
    // Reported below.
  }
  throw new ListFault('The file is no JSON list.')
}

function rowsOfCsv(text: string): Row[] {
  const [head = [], ...lines] = parseCsv(text)
  const odd = head.filter((name) => !isColumn(name)).join(', ')
  if (odd !== '') throw new ListFault(`There is no column ${odd}: see the recipe.`)
  return lines.map((cells) => rowOf(head, cells))
}

function isColumn(name: string): boolean {
  return /^name(_\w+)?$/.test(name) || Object.hasOwn(columns, name)
}

/** Empty cells are ignored. */
function rowOf(head: readonly string[], cells: readonly string[]): Row {
  const names: Row = {}
  const row: Row = { names }
  for (const [place, name] of head.entries()) {
    const cell = cells[place]?.trim() ?? ''
    if (cell === '') continue
    if (name.startsWith('name')) names[name.slice('name_'.length) || 'EN'] = cell
    else Object.assign(row, columns[name]?.(cell))
  }
  return row
}

function isYes(cell: string): boolean {
  return /^(1|y|yes|true)$/i.test(cell)
}
