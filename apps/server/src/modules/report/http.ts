import { amountOf, toWire } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { LobbyModule } from '#modules/lobby'
import type { VendorModule } from '#modules/vendor'
import type { WalletModule } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import { Refusal, type HandlersOf } from '#platform/http'
import { csvLine, csvStart } from './csv.ts'
import { kinds } from './lines.ts'
import type { List } from './lists.ts'
import { momentsOf, periodOf, type Days } from './period.ts'
import { profitOf } from './profit.ts'
import type { ownStore, StoredBet } from './store/own.ts'
import { stepsTold } from './steps.ts'
import { betTold, fundsTold, lineTold, sumsTold, type StoredLine } from './told.ts'
import type { Zones } from '#platform/zone'

type Route =
  | 'GET /wps/record/bets'
  | 'GET /wps/record/bet'
  | 'GET /wps/record/bets/csv'
  | 'GET /wps/record/account'
  | 'GET /wps/record/account/csv'
  | 'GET /wps/record/profit'
  | 'GET /wps/record/profit/csv'

export interface HttpParts {
  clock: Clock
  brands: BrandModule
  lobby: LobbyModule
  vendor: VendorModule
  wallet: WalletModule
  zones: Zones
  bets: List<StoredBet>
  records: List<StoredLine>
  own: ReturnType<typeof ownStore>
}

export function reportHttp(parts: HttpParts): HandlersOf<Route> {
  return { ...betHandlers(parts), ...accountHandlers(parts), ...profitHandlers(parts) }
}

const usualPageSize = 20
const mostPageSize = 50

function pageOf({
  pageNo,
  pageSize,
}: {
  pageNo?: string | undefined
  pageSize?: string | undefined
}) {
  const size = Math.min(Number(pageSize ?? 0) || usualPageSize, mostPageSize)
  return { no: Math.max(Number(pageNo ?? 1), 1), size }
}

interface Asked {
  from?: string | undefined
  to?: string | undefined
  zone?: string | undefined
}

/** The days that are asked for, in the zone of the player, else in that of the brand. */
function daysOf({ brands, clock, zones }: HttpParts, brandId: string, asked: Asked): Days {
  const zone = zones(asked.zone ?? brands.byId(brandId).timeZone)
  if (!zone) throw new Refusal('invalid_fields', { zone: 'invalid' })
  const days = periodOf(asked, zone, clock.now())
  if (typeof days === 'string') throw new Refusal('invalid_fields', { [days]: 'invalid' })
  return days
}

function toldOf({ brands }: HttpParts, brandId: string, { from, to, zone }: Days) {
  return { from, to, zone: zone.name, currency: brands.byId(brandId).currency }
}

type Wanted = Readonly<Record<string, string | undefined>>

/** What is asked for, by column. */
function filterOf(wanted: Wanted): Record<string, string> {
  const given = Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return Object.fromEntries(given)
}

const betFilter = (input: {
  category?: string | undefined
  vendor?: string | undefined
  status?: string | undefined
}) => filterOf({ category: input.category, vendor_code: input.vendor, status: input.status })

const numberOf = (after: string | undefined) => (after === undefined ? undefined : Number(after))

function betHandlers(parts: HttpParts) {
  const { bets, own, vendor } = parts
  return {
    'GET /wps/record/bets': async ({ input, brand, session, language }) => {
      const days = daysOf(parts, brand.id, input)
      const { from, to } = momentsOf(days)
      const memberId = session.subjectId
      const { all, ...within } = await bets.between(memberId, from, to)
      const [page, choices] = await Promise.all([
        bets.page(memberId, within, betFilter(input), pageOf(input)),
        bets.choices(memberId, all),
      ])
      const { list, total, totalPages, sum } = page
      const money = (units: bigint) => toWire(amountOf(units))
      const [stake, win] = [sum('stake'), sum('win')]
      const codes = [...new Set(choices.map((one) => one.vendor_code ?? ''))].toSorted()
      return {
        ...toldOf(parts, brand.id, days),
        list: list.map((row) => betTold(row, parts, language)),
        total,
        totalPages,
        totals: { stake: money(stake), win: money(win), net: money(win - stake) },
        vendors: codes.map((code) => ({ code, name: vendor.nameOf(code) })),
        categories: [...new Set(choices.map(({ category = '' }) => category))].toSorted(),
      }
    },
    'GET /wps/record/bet': async ({ input, brand, session, language, refuse }) => {
      const { vendor: code, round } = input
      const row = await own.bet(session.subjectId, code, round)
      if (!row) return refuse('not_found')
      const { currency } = parts.brands.byId(brand.id)
      const steps = await stepsTold(parts, session.subjectId, row)
      return { bet: betTold(row, parts, language), currency, steps }
    },
    'GET /wps/record/bets/csv': async ({ input, brand, session, language }) => {
      const { zone, ...days } = daysOf(parts, brand.id, input)
      const { from, to } = momentsOf({ zone, ...days })
      const { all: _, ...within } = await bets.between(session.subjectId, from, to)
      const after = numberOf(input.after)
      const filter = betFilter(input)
      const part = await bets.part(session.subjectId, within, filter, after)
      const rows = part.list.map((row) => {
        const bet = betTold(row, parts, language)
        const { vendorName, round, gameName, category, status, stake, win, net } = bet
        const at = zone.written(row.at)
        return csvLine([at, vendorName, gameName, category, round, status, stake, win, net])
      })
      const names = ['time', 'vendor', 'game', 'category', 'round', 'status', 'stake', 'win', 'net']
      const start = after === undefined ? csvStart(names) : ''
      return { csv: start + rows.join(''), next: part.next }
    },
  } satisfies Partial<HandlersOf<Route>>
}

function accountHandlers(parts: HttpParts) {
  const { records, own } = parts
  return {
    'GET /wps/record/account': async ({ input, brand, session }) => {
      const days = daysOf(parts, brand.id, input)
      const { from, to } = momentsOf(days)
      const memberId = session.subjectId
      const { all: _, ...within } = await records.between(memberId, from, to)
      const [page, opening, closing] = await Promise.all([
        records.page(memberId, within, filterOf({ type: input.type }), pageOf(input)),
        own.fundsAfter(memberId, within.from),
        own.fundsAfter(memberId, within.to),
      ])
      const { list, total, totalPages, sum } = page
      return {
        ...toldOf(parts, brand.id, days),
        list: list.map(lineTold),
        total,
        totalPages,
        opening: fundsTold(opening),
        closing: fundsTold(closing),
        totals: { in: sumsTold(sum, 'in'), out: sumsTold(sum, 'out') },
      }
    },
    'GET /wps/record/account/csv': async ({ input, brand, session }) => {
      const { zone, ...days } = daysOf(parts, brand.id, input)
      const { from, to } = momentsOf({ zone, ...days })
      const { all: _, ...within } = await records.between(session.subjectId, from, to)
      const after = numberOf(input.after)
      const filter = filterOf({ type: input.type })
      const part = await records.part(session.subjectId, within, filter, after)
      const rows = part.list.map((row) => {
        const { id, type, code, reference, change, after: left } = lineTold(row)
        const amounts = kinds.flatMap((kind) => [change[kind], left[kind]])
        return csvLine([zone.written(row.at), type, code, reference, id, ...amounts])
      })
      const funds = kinds.flatMap((kind) => [kind, `${kind} after`])
      const names = ['time', 'type', 'code', 'reference', 'id', ...funds]
      const start = after === undefined ? csvStart(names) : ''
      return { csv: start + rows.join(''), next: part.next }
    },
  } satisfies Partial<HandlersOf<Route>>
}

function profitHandlers(parts: HttpParts) {
  return {
    'GET /wps/record/profit': async ({ input, brand, session }) => {
      const days = daysOf(parts, brand.id, input)
      const told = await profitOf(parts.own, session.subjectId, days)
      return { ...toldOf(parts, brand.id, days), ...told }
    },
    'GET /wps/record/profit/csv': async ({ input, brand, session }) => {
      const days = daysOf(parts, brand.id, input)
      const { list } = await profitOf(parts.own, session.subjectId, days)
      const rows = list.map(({ from, stake, win, bonus, net }) =>
        csvLine([from, stake, win, bonus, net]),
      )
      const start = csvStart(['from', 'stake', 'win', 'bonus', 'net'])
      return { csv: start + rows.join(''), next: null }
    },
  } satisfies Partial<HandlersOf<Route>>
}
