import { languageOf } from '@fairhouse/i18n/server'
import { reportFigures, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { csvLine, csvStart } from '#modules/report'
import type { Parts } from './parts.ts'
import { brandsTold, type Scopes } from './scopes.ts'
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

  async function list(asked: Asked, size: number, language: string) {
    const { from, to, brands: all } = await scopes.of(asked)
    const { by, vendor: code, game } = asked
    const wanted = { brands: all.map((one) => one.code), from, to, vendor: code, game }
    const skip = Number(asked.after ?? 0)
    const rows = await report.days.list(by, wanted, { skip, size: size + 1 })
    const next = rows.length > size ? String(skip + size) : null
    const told = rows.slice(0, size).map(({ flows, partner, ...row }): Row => ({
      ...row,
      ...flowsTold(flows),
      brandId: all.find((one) => one.code === row.brand)?.id ?? null,
      vendor: partner,
      vendorName: partner === null ? null : vendor.nameOf(partner),
      gameName: partner === null || row.game === null ? null : nameOf(partner, row.game, language),
    }))
    return { from, to, wanted, list: told, next }
  }

  const nameOf = (code: string, game: string, language: string) =>
    lobby.nameOf(code, game, languageOf(language)?.code ?? 'EN')

  return {
    async told(asked: Asked, language: string): Promise<Told> {
      const { wanted, ...told } = await list(asked, pageSize, language)
      const totals = await report.days.totals(asked.by, wanted)
      return {
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
