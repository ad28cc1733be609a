import { amountOf, toWire } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { LobbyModule } from '#modules/lobby'
import type { GameProviderModule } from '#modules/game-provider'
import type { WalletModule } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import { Refusal, type HandlersOf } from '#platform/http'
import { csvLine, csvStart } from './csv.ts'
import { kinds } from './lines.ts'
import type { PagedList } from './paged-list.ts'
import { momentsOf, parsePeriod, type Days } from './period.ts'
import { loadProfit } from './profit.ts'
import type { memberRecordStore, StoredBet } from './store/member-records.ts'
import { loadStepViews } from './round-steps.ts'
import { toBetView, toFundsView, toLineView, toSumsView, type StoredLine } from './view.ts'
import type { Zones } from '#platform/zone'

type Route =
  | 'GET /wps/record/bets'
  | 'GET /wps/record/bet'
  | 'GET /wps/record/bets/csv'
  | 'GET /wps/record/account'
  | 'GET /wps/record/account/csv'
  | 'GET /wps/record/profit'
  | 'GET /wps/record/profit/csv'

export interface HttpDeps {
  clock: Clock
  brands: BrandModule
  lobby: LobbyModule
  gameProvider: GameProviderModule
  wallet: WalletModule
  zones: Zones
  bets: PagedList<StoredBet>
  records: PagedList<StoredLine>
  own: ReturnType<typeof memberRecordStore>
}

export function createReportHttp(deps: HttpDeps): HandlersOf<Route> {
  return { ...betHandlers(deps), ...accountHandlers(deps), ...profitHandlers(deps) }
}

const defaultPageSize = 20
const maxPageSize = 50

function pageOf({
  pageNo,
  pageSize,
}: {
  pageNo?: string | undefined
  pageSize?: string | undefined
}) {
  const size = Math.min(Number(pageSize ?? 0) || defaultPageSize, maxPageSize)
  return { no: Math.max(Number(pageNo ?? 1), 1), size }
}

interface PeriodRequest {
  from?: string | undefined
  to?: string | undefined
  zone?: string | undefined
}

/** The requested days, in the player's zone or the brand's. */
function daysOf({ brands, clock, zones }: HttpDeps, brandId: string, request: PeriodRequest): Days {
  const zone = zones(request.zone ?? brands.byId(brandId).timeZone)
  if (!zone) throw new Refusal('invalid_fields', { zone: 'invalid' })
  const days = parsePeriod(request, zone, clock.now())
  if (typeof days === 'string') throw new Refusal('invalid_fields', { [days]: 'invalid' })
  return days
}

function toPeriodView({ brands }: HttpDeps, brandId: string, { from, to, zone }: Days) {
  return { from, to, zone: zone.name, currency: brands.byId(brandId).currency }
}

type FilterInput = Readonly<Record<string, string | undefined>>

/** The filter by column. */
function filterOf(wanted: FilterInput): Record<string, string> {
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

function betHandlers(deps: HttpDeps) {
  const { bets, own, gameProvider } = deps
  return {
    'GET /wps/record/bets': async ({ input, brand, session, language }) => {
      const days = daysOf(deps, brand.id, input)
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
        ...toPeriodView(deps, brand.id, days),
        list: list.map((row) => toBetView(row, deps, language)),
        total,
        totalPages,
        totals: { stake: money(stake), win: money(win), net: money(win - stake) },
        vendors: codes.map((code) => ({ code, name: gameProvider.nameOf(code) })),
        categories: [...new Set(choices.map(({ category = '' }) => category))].toSorted(),
      }
    },
    'GET /wps/record/bet': async ({ input, brand, session, language, refuse }) => {
      const { vendor: code, round } = input
      const row = await own.bet(session.subjectId, code, round)
      if (!row) return refuse('not_found')
      const { currency } = deps.brands.byId(brand.id)
      const steps = await loadStepViews(deps, session.subjectId, row)
      return { bet: toBetView(row, deps, language), currency, steps }
    },
    'GET /wps/record/bets/csv': async ({ input, brand, session, language }) => {
      const { zone, ...days } = daysOf(deps, brand.id, input)
      const { from, to } = momentsOf({ zone, ...days })
      const { all: _, ...within } = await bets.between(session.subjectId, from, to)
      const after = numberOf(input.after)
      const filter = betFilter(input)
      const part = await bets.part(session.subjectId, within, filter, after)
      const rows = part.list.map((row) => {
        const bet = toBetView(row, deps, language)
        const { vendorName, round, gameName, category, status, staked, won, returned } = bet
        const facts = [zone.format(row.at), vendorName, gameName, category, round, status]
        return csvLine([...facts, staked, won, returned, bet.reversed, bet.net])
      })
      const facts = ['time', 'vendor', 'game', 'category', 'round', 'status']
      const names = [...facts, 'stake', 'win', 'stake returned', 'win reversed', 'net']
      const start = after === undefined ? csvStart(names) : ''
      return { csv: start + rows.join(''), next: part.next }
    },
  } satisfies Partial<HandlersOf<Route>>
}

function accountHandlers(deps: HttpDeps) {
  const { records, own } = deps
  return {
    'GET /wps/record/account': async ({ input, brand, session }) => {
      const days = daysOf(deps, brand.id, input)
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
        ...toPeriodView(deps, brand.id, days),
        list: list.map(toLineView),
        total,
        totalPages,
        opening: toFundsView(opening),
        closing: toFundsView(closing),
        totals: { in: toSumsView(sum, 'in'), out: toSumsView(sum, 'out') },
      }
    },
    'GET /wps/record/account/csv': async ({ input, brand, session }) => {
      const { zone, ...days } = daysOf(deps, brand.id, input)
      const { from, to } = momentsOf({ zone, ...days })
      const { all: _, ...within } = await records.between(session.subjectId, from, to)
      const after = numberOf(input.after)
      const filter = filterOf({ type: input.type })
      const part = await records.part(session.subjectId, within, filter, after)
      const rows = part.list.map((row) => {
        const line = toLineView(row)
        const { id, type, code, reference, change, after: left, deposit, refund } = line
        const amounts = kinds.flatMap((kind) => [change[kind], left[kind]])
        const parts = [deposit?.gross, deposit?.fee, refund?.returned, refund?.reversed]
        const facts = [zone.format(row.at), type, code, reference, id]
        return csvLine([...facts, ...amounts, ...parts.map((amount = '') => amount)])
      })
      const funds = kinds.flatMap((kind) => [kind, `${kind} after`])
      const more = ['deposited', 'deposit fee', 'stake returned', 'win reversed']
      const names = ['time', 'type', 'code', 'reference', 'id', ...funds, ...more]
      const start = after === undefined ? csvStart(names) : ''
      return { csv: start + rows.join(''), next: part.next }
    },
  } satisfies Partial<HandlersOf<Route>>
}

function profitHandlers(deps: HttpDeps) {
  return {
    'GET /wps/record/profit': async ({ input, brand, session }) => {
      const days = daysOf(deps, brand.id, input)
      const profit = await loadProfit(deps.own, session.subjectId, days)
      return { ...toPeriodView(deps, brand.id, days), ...profit }
    },
    'GET /wps/record/profit/csv': async ({ input, brand, session }) => {
      const days = daysOf(deps, brand.id, input)
      const { list } = await loadProfit(deps.own, session.subjectId, days)
      const rows = list.map(({ from, stake, win, bonus, net }) =>
        csvLine([from, stake, win, bonus, net]),
      )
      const start = csvStart(['from', 'stake', 'win', 'bonus', 'net'])
      return { csv: start + rows.join(''), next: null }
    },
  } satisfies Partial<HandlersOf<Route>>
}
