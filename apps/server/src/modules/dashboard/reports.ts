import { languageOf } from '@fairhouse/i18n/server'
import { reportFigures, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { csvLine, csvStart, monthOf } from '#modules/report'
import type { DashboardDeps } from './deps.ts'
import { nextPlayerCursor, parsePlayerCursor, parseSkip } from './page-cursor.ts'
import { toBrandChoices, type Scope, type Scopes } from './scopes.ts'
import { toFlowsView } from './view.ts'

type ReportRequest = InputOf<Calls['GET /office/api/report']>
type ReportView = OutputOf<Calls['GET /office/api/report']>
type Row = ReportView['list'][number]

const pageSize = 100
const partSize = 1000

const fileColumns = [
  'day',
  'brand',
  'currency',
  'vendor',
  'game',
  'memberId',
  ...reportFigures,
  'revenue',
  'rounds',
  'players',
] as const satisfies readonly (keyof Row)[]

/** Reports of a period, from the daily totals. */
export function createReports(deps: DashboardDeps, scopes: Scopes) {
  const { brands, lobby, report, gameProvider } = deps

  async function pageOf(request: ReportRequest, scope: Scope, size: number) {
    const { by, after, vendor: code, game } = request
    const { from, to } = scope
    const codes = scope.brands.map((one) => one.code)
    if (by === 'player') {
      const isOpen = to >= (await scopes.todayOf(scope.brands))
      const wanted = { brands: codes, from, to, isOpen, after: parsePlayerCursor(after) }
      const players = await report.players({ ...wanted, size: size + 1 })
      return { rows: players.slice(0, size), next: nextPlayerCursor(players, size) }
    }
    const skip = parseSkip(after)
    const wanted = { brands: codes, from, to, vendor: code, game }
    const rows = await report.days.list(by, wanted, { skip, size: size + 1 })
    return { rows: rows.slice(0, size), next: rows.length > size ? String(skip + size) : null }
  }

  async function list(request: ReportRequest, size: number, language: string) {
    const scope = await scopes.of(request, request.by === 'player' ? monthOf : undefined)
    const { rows, next } = await pageOf(request, scope, size)
    const views = rows.map(({ flows, partner, ...row }): Row => ({
      brand: row.brand,
      currency: row.currency,
      day: row.day,
      game: row.game,
      memberId: row.memberId,
      rounds: row.rounds,
      players: row.players,
      ...toFlowsView(flows),
      brandId: scope.brands.find((one) => one.code === row.brand)?.id ?? null,
      vendor: partner,
      vendorName: partner === null ? null : gameProvider.nameOf(partner),
      gameName: partner === null || row.game === null ? null : nameOf(partner, row.game, language),
    }))
    return { scope, list: views, next }
  }

  const nameOf = (code: string, game: string, language: string) =>
    lobby.nameOf(code, game, languageOf(language)?.code ?? 'EN')

  return {
    async told(request: ReportRequest, language: string): Promise<ReportView> {
      const { scope, ...page } = await list(request, pageSize, language)
      const { from, to } = scope
      const codes = scope.brands.map(({ code }) => code)
      const { by, vendor: code, game } = request
      const totals = await report.days.totals(by, { brands: codes, from, to, vendor: code, game })
      return {
        from,
        to,
        ...page,
        brands: toBrandChoices(brands.all()),
        totals: totals.map(({ currency, rounds, flows }) => ({
          currency,
          rounds,
          ...toFlowsView(flows),
        })),
      }
    },
    async csv(request: ReportRequest, language: string) {
      const { list: rows, next } = await list(request, partSize, language)
      const lines = rows.map((row) => csvLine(fileColumns.map((name) => String(row[name] ?? ''))))
      const start = request.after === undefined ? csvStart(fileColumns) : ''
      return { csv: start + lines.join(''), next }
    },
  }
}
