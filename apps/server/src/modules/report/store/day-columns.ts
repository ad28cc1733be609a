import { sql } from 'kysely'
import { reportFigures } from '@fairhouse/protocol'
import { owedNames } from '../figures.ts'

const columnOf = (name: string) =>
  sql.ref(name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`))

export const flowColumns = reportFigures.map(columnOf)
export const owedColumns = owedNames.map(columnOf)

/** Sums under the figures' own names, as text. */
export const flowSums = sql.join(
  reportFigures.map((name) => sql`sum(${columnOf(name)})::text AS ${sql.ref(name)}`),
)
export const owedSums = sql.join(
  owedNames.map((name) => sql`sum(${columnOf(name)})::text AS ${sql.ref(name)}`),
)
