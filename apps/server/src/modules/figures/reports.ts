import { languageOf } from '@fairhouse/i18n/server'
import { reportFigures, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { csvLine, csvStart, monthOf } from '#modules/report'
import type { Parts } from './parts.ts'
import { playerAfter, playerAt, skipOf } from './places.ts'
import { brandsTold, type Scope, type Scopes } from './scopes.ts'
import { flowsTold } from './told.ts'

type Asked = InputOf<Calls['GET /office/api/report']>
type Told = OutputOf<Calls['GET /office/api/report']>
type Row = Told['list'][number]

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

/** What moved in a period, from the figures of its days. */
export function reportsOf(parts: Parts, scopes: Scopes) {
  const { brands, lobby, report, vendor } = parts

  async function pageOf(asked: Asked, scope: Scope, size: number) {
    const { by, after, vendor: code, game } = asked
    const { from, to } = scope
    const codes = scope.brands.map((one) => one.code)
    if (by === 'player') {
      const isOpen = to >= (await scopes.todayOf(scope.brands))
      const wanted = { brands: codes, from, to, isOpen, after: playerAt(after) }
      const players = await report.players({ ...wanted, size: size + 1 })
      return { rows: players.slice(0, size), next: playerAfter(players, size) }
    }
    const skip = skipOf(after)
    const wanted = { brands: codes, from, to, vendor: code, game }
    const rows = await report.days.list(by, wanted, { skip, size: size + 1 })
    return { rows: rows.slice(0, size), next: rows.length > size ? String(skip + size) : null }
  }

  async function list(asked: Asked, size: number, language: string) {
    const scope = await scopes.of(asked, asked.by === 'player' ? monthOf : undefined)
    const { rows, next } = await pageOf(asked, scope, size)
    const told = rows.map(({ flows, partner, ...row }): Row => ({
      brand: row.brand,
      currency: row.currency,
      day: row.day,
      game: row.game,
      memberId: row.memberId,
      rounds: row.rounds,
      players: row.players,
      ...flowsTold(flows),
      brandId: scope.brands.find((one) => one.code === row.brand)?.id ?? null,
      vendor: partner,
      vendorName: partner === null ? null : vendor.nameOf(partner),
      gameName: partner === null || row.game === null ? null : nameOf(partner, row.game, language),
    }))
    return { scope, list: told, next }
  }

  const nameOf = (code: string, game: string, language: string) =>
    lobby.nameOf(code, game, languageOf(language)?.code ?? 'EN')

  return {
    async told(asked: Asked, language: string): Promise<Told> {
      const { scope, ...told } = await list(asked, pageSize, language)
      const { from, to } = scope
      const codes = scope.brands.map(({ code }) => code)
      const { by, vendor: code, game } = asked
      const totals = await report.days.totals(by, { brands: codes, from, to, vendor: code, game })
      return {
        from,
        to,
        ...told,
        brands: brandsTold(brands.all()),
        totals: totals.map(({ currency, rounds, flows }) => ({
          currency,
          rounds,
          ...flowsTold(flows),
        })),
      }
    },
    async csv(asked: Asked, language: string) {
      const { list: rows, next } = await list(asked, partSize, language)
      const lines = rows.map((row) => csvLine(fileColumns.map((name) => String(row[name] ?? ''))))
      const start = asked.after === undefined ? csvStart(fileColumns) : ''
      return { csv: start + lines.join(''), next }
    },
  }
}
