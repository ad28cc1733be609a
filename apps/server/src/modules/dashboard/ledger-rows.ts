import { reportFigures, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import { csvLine, csvStart, figuresOf } from '#modules/report'
import { laneCount, type JournalRow } from '#modules/wallet'
import { likeLiteral } from '#platform/database'
import { Refusal } from '#platform/http'
import { advance, parseLanePositions, type LanePositions } from './page-cursor.ts'
import type { DashboardDeps } from './deps.ts'
import type { Scopes } from './scopes.ts'
import { money, toFlowsView } from './view.ts'

type RowsRequest = InputOf<Calls['GET /office/api/report/rows']>
type Row = OutputOf<Calls['GET /office/api/report/rows']>['list'][number]

const pageSize = 50
/** Rows scanned per chunk: few at first, when most rows match. */
const firstChunk = 60
const chunk = 1000
/** Maximum chunks scanned for a page; then it is returned as it is. */
const maxChunks = 9

const fileColumns = [
  'at',
  'code',
  'members',
  'reference',
  'id',
  'currency',
  ...reportFigures,
  'revenue',
  'returned',
  'reversed',
] as const satisfies readonly (keyof Row)[]

/** LIST of the code patterns of figures; other figures can have any code. */
const codes: Partial<Record<NonNullable<RowsRequest['figure']>, string>> = {
  stake: 'vendor.%',
  win: 'vendor.%',
  refund: 'vendor.%',
  away: 'vendor.%',
  deposit: 'deposit%',
  withdrawal: 'withdrawal%',
  given: 'promotion%',
}

interface Within {
  from: Date
  to: Date
}

/** The ledger rows behind a figure, filtered by the figure's own rules. */
export function createLedgerRows(deps: DashboardDeps, scopes: Scopes) {
  const { wallet } = deps

  async function chunkOf(
    request: RowsRequest,
    within: Within,
    positions: LanePositions,
    limit: number,
  ) {
    const { vendor, memberId, figure } = request
    if (memberId !== undefined) return memberRows(deps, memberId, { ...within, limit }, positions)
    const code = (figure && codes[figure]) ?? '%'
    const reference = vendor === undefined ? '%' : `${likeLiteral(vendor)}%`
    const rows = await wallet.rowsBetween({ ...within, after: positions, limit, code, reference })
    const positionsAt = (last: JournalRow) =>
      advance(positions, rows.slice(0, rows.indexOf(last) + 1))
    return { rows, positions: advance(positions, rows), positionsAt, goesOn: rows.length === limit }
  }

  async function page(request: RowsRequest, size: number) {
    const { brands } = await scopes.of(request)
    const [brand] = brands
    if (!brand) throw new Refusal('not_found')
    const within = await scopes.moments(brand, request)
    const fits = await createFilter(deps, request, brand)
    let positions = parseLanePositions(request.after, laneCount)
    const found: JournalRow[] = []
    for (let turn = 0; turn < maxChunks; turn += 1) {
      const limit = turn === 0 && size < chunk ? firstChunk : chunk
      const step = await chunkOf(request, within, positions, limit)
      const left = size - found.length
      const fitting = await fits(step.rows)
      found.push(...fitting.slice(0, left))
      const last = fitting.length > left ? found.at(-1) : undefined
      positions = last ? step.positionsAt(last) : step.positions
      if (last === undefined && !step.goesOn) return { found, next: null }
      if (found.length >= size) break
    }
    return { found, next: positions.join('.') }
  }

  return {
    async list(request: RowsRequest) {
      const { found, next } = await page(request, pageSize)
      return { list: found.map((row) => toRowView(row, request.memberId)), next }
    },
    async csv(request: RowsRequest) {
      const { found, next } = await page(request, chunk)
      const lines = found
        .map((row) => toRowView(row, request.memberId))
        .map((row) => csvLine(fileColumns.map((name) => [row[name]].flat().join(' '))))
      const start = request.after === undefined ? csvStart(fileColumns) : ''
      return { csv: start + lines.join(''), next }
    },
  }
}

/** A member's rows are found by their number, which takes the place of a lane position. */
async function memberRows(
  { report, wallet }: DashboardDeps,
  memberId: string,
  within: Within & { limit: number },
  positions: LanePositions,
) {
  const after = Number(positions[0] ?? 0n)
  const { limit } = within
  const lines = await report.days.transfersOf(memberId, within, after, limit)
  const rows = await wallet.findAll(lines.map(({ id }) => id))
  const numbers = new Map(lines.map(({ id, n }) => [id, n]))
  const positionsAt = ({ id }: JournalRow) => [BigInt((numbers.get(id) ?? 0) + 1)]
  const last = lines.at(-1)
  return {
    rows,
    positions: [BigInt(last === undefined ? after : last.n + 1)],
    positionsAt,
    goesOn: lines.length === limit,
  }
}

/** Keeps the rows that count for the requested figure. */
async function createFilter(deps: DashboardDeps, request: RowsRequest, brand: Brand) {
  const { figure, vendor, game, provider, memberId } = request
  return async (rows: readonly JournalRow[]): Promise<JournalRow[]> => {
    const fitting = rows.filter((row) => {
      const figures = figuresOf(row, memberId)
      const moved = Object.values(figures.flows).some((units) => units !== 0n)
      return (
        (figures.brand ?? brand.code) === brand.code &&
        (vendor === undefined || figures.vendor === vendor) &&
        (provider === undefined || figures.provider === provider) &&
        (figure === undefined ? moved : figures.flows[figure] !== 0n)
      )
    })
    return game === undefined ? fitting : ofGame(deps, fitting, game)
  }
}

async function ofGame({ kit, gameProvider }: DashboardDeps, rows: JournalRow[], game: string) {
  const { db } = kit.database
  const steps = await db
    .transaction()
    .execute((transaction) => gameProvider.stepsOf(rows, transaction))
  return rows.filter(({ id }) => steps.get(id)?.game === game)
}

function toRowView(row: JournalRow, memberId: string | undefined): Row {
  const { flows, members, currency, returned, reversed } = figuresOf(row, memberId)
  return {
    id: row.id,
    at: row.at.toISOString(),
    code: row.code,
    reference: row.reference,
    currency: currency ?? '',
    members,
    ...toFlowsView(flows),
    returned: money(returned),
    reversed: money(reversed),
  }
}
