import type { ReportFigure } from '@fairhouse/protocol'
import { isFigure } from './view.ts'

/** Query of the ledger rows. */
export interface RowsQuery {
  from: string
  to: string
  brandId: string
  vendor?: string
  game?: string
  provider?: string
  memberId?: string
  figure?: ReportFigure
}

/** Reads the query from the address; undefined if a required part is missing. */
export function readRowsQuery(search: URLSearchParams): RowsQuery | undefined {
  const param = (name: string) => search.get(name) ?? ''
  const [from, to, brandId, figure] = ['from', 'to', 'brandId', 'figure'].map(param)
  if (!from || !to || !brandId) return undefined
  const named = (name: Exclude<keyof RowsQuery, 'figure'>) =>
    param(name) === '' ? {} : { [name]: param(name) }
  return {
    from,
    to,
    brandId,
    ...named('vendor'),
    ...named('game'),
    ...named('provider'),
    ...named('memberId'),
    ...(figure !== undefined && isFigure(figure) && { figure }),
  }
}
