import { reportFigures, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import { csvLine, csvStart, figuresOf } from '#modules/report'
import { laneCount, type JournalRow } from '#modules/wallet'
import { Refusal } from '#platform/http'
import { passed, placesOf, type Places } from './lanes.ts'
import type { Parts } from './parts.ts'
import type { Scopes } from './scopes.ts'
import { flowsTold } from './told.ts'

type Asked = InputOf<Calls['GET /office/api/report/rows']>
type Row = OutputOf<Calls['GET /office/api/report/rows']>['list'][number]

const pageSize = 50
/** Rows that are looked at together: few at first, where most of them fit. */
const firstChunk = 60
const chunk = 1000
/** Chunks that a page looks at before it is shown as it is. */
const mostChunks = 9

const fileColumns = [
  'at',
  'code',
  'members',
  'reference',
  'id',
  'currency',
  ...reportFigures,
  'revenue',
] as const satisfies readonly (keyof Row)[]

/** LIST of what rows of a figure can be for; all others for whatever it may be. */
const codes: Partial<Record<NonNullable<Asked['figure']>, string>> = {
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

/** What is typed is a text, not a pattern. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The rows of the ledger that are behind a figure, held against the same rules as the figure. */
export function ledgerRowsOf(parts: Parts, scopes: Scopes) {
  const { wallet } = parts

  async function chunkOf(asked: Asked, within: Within, places: Places, limit: number) {
    const { vendor, memberId, figure } = asked
    if (memberId !== undefined) return memberRows(parts, memberId, { ...within, limit }, places)
    const code = (figure && codes[figure]) ?? '%'
    const reference = vendor === undefined ? '%' : `${literal(vendor)}%`
    const rows = await wallet.rowsBetween({ ...within, after: places, limit, code, reference })
    const placesAt = (last: JournalRow) => passed(places, rows.slice(0, rows.indexOf(last) + 1))
    return { rows, places: passed(places, rows), placesAt, goesOn: rows.length === limit }
  }

  async function page(asked: Asked, size: number) {
    const { brands } = await scopes.of(asked)
    const [brand] = brands
    if (!brand) throw new Refusal('not_found')
    const within = await scopes.moments(brand, asked)
    const fits = await filterOf(parts, asked, brand)
    let places = placesOf(asked.after, laneCount)
    const found: JournalRow[] = []
    for (let turn = 0; turn < mostChunks; turn += 1) {
      const limit = turn === 0 && size < chunk ? firstChunk : chunk
      const step = await chunkOf(asked, within, places, limit)
      const left = size - found.length
      const fitting = await fits(step.rows)
      found.push(...fitting.slice(0, left))
      const last = fitting.length > left ? found.at(-1) : undefined
      places = last ? step.placesAt(last) : step.places
      if (last === undefined && !step.goesOn) return { found, next: null }
      if (found.length >= size) break
    }
    return { found, next: places.join('.') }
  }

  return {
    async told(asked: Asked) {
      const { found, next } = await page(asked, pageSize)
      return { list: found.map((row) => rowTold(row, asked.memberId)), next }
    },
    async csv(asked: Asked) {
      const { found, next } = await page(asked, chunk)
      const lines = found
        .map((row) => rowTold(row, asked.memberId))
        .map((row) => csvLine(fileColumns.map((name) => [row[name]].flat().join(' '))))
      const start = asked.after === undefined ? csvStart(fileColumns) : ''
      return { csv: start + lines.join(''), next }
    },
  }
}

/** In a member's own list a row is found by its number, which stands for the lane's place. */
async function memberRows(
  { report, wallet }: Parts,
  memberId: string,
  within: Within & { limit: number },
  places: Places,
) {
  const after = Number(places[0] ?? 0n)
  const { limit } = within
  const lines = await report.days.transfersOf(memberId, within, after, limit)
  const rows = await wallet.findAll(lines.map(({ id }) => id))
  const numbers = new Map(lines.map(({ id, n }) => [id, n]))
  const placesAt = ({ id }: JournalRow) => [BigInt((numbers.get(id) ?? 0) + 1)]
  const last = lines.at(-1)
  return {
    rows,
    places: [BigInt(last === undefined ? after : last.n + 1)],
    placesAt,
    goesOn: lines.length === limit,
  }
}

/** Which rows count for the figure that is asked for. */
async function filterOf(parts: Parts, asked: Asked, brand: Brand) {
  const { figure, vendor, game, provider, memberId } = asked
  return async (rows: readonly JournalRow[]): Promise<JournalRow[]> => {
    const fitting = rows.filter((row) => {
      const told = figuresOf(row, memberId)
      const moved = Object.values(told.flows).some((units) => units !== 0n)
      return (
        (told.brand ?? brand.code) === brand.code &&
        (vendor === undefined || told.vendor === vendor) &&
        (provider === undefined || told.provider === provider) &&
        (figure === undefined ? moved : told.flows[figure] !== 0n)
      )
    })
    return game === undefined ? fitting : ofGame(parts, fitting, game)
  }
}

async function ofGame({ kit, vendor }: Parts, rows: JournalRow[], game: string) {
  const { db } = kit.database
  const steps = await db.transaction().execute((transaction) => vendor.stepsOf(rows, transaction))
  return rows.filter(({ id }) => steps.get(id)?.game === game)
}

function rowTold(row: JournalRow, memberId: string | undefined): Row {
  const { flows, members, currency } = figuresOf(row, memberId)
  return {
    id: row.id,
    at: row.at.toISOString(),
    code: row.code,
    reference: row.reference,
    currency: currency ?? '',
    members,
    ...flowsTold(flows),
  }
}
