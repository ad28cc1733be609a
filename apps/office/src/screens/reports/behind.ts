import type { ReportFigure } from '@fairhouse/protocol'
import { isFigure } from './told.ts'

/** What the rows are asked for by. */
export interface Behind {
  from: string
  to: string
  brandId: string
  vendor?: string
  game?: string
  provider?: string
  memberId?: string
  figure?: ReportFigure
}

/** As an address tells it; undefined where it leaves out what must be told. */
export function behindOf(search: URLSearchParams): Behind | undefined {
  const told = (name: string) => search.get(name) ?? ''
  const [from, to, brandId, figure] = ['from', 'to', 'brandId', 'figure'].map(told)
  if (!from || !to || !brandId) return undefined
  const named = (name: Exclude<keyof Behind, 'figure'>) =>
    told(name) === '' ? {} : { [name]: told(name) }
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
