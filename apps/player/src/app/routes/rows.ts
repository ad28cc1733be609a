import type { PagePath } from '@fairhouse/protocol'
import type { ComponentType } from 'react'

export interface RouteRow {
  readonly path: PagePath | '/*?'
  readonly load: () => Promise<ComponentType>
}

/** LIST of pages; the first row whose path fits is shown. */
export const rows: readonly RouteRow[] = [
  { path: '/', load: async () => (await import('#screens/home')).Home },
  { path: '/promotions', load: async () => (await import('#screens/promotions')).Promotions },
  { path: '/promotions/:id', load: async () => (await import('#screens/promotions')).Promotion },
  { path: '/promoDetail', load: async () => (await import('#screens/promotions')).Promotion },
  { path: '/helpmc', load: async () => (await import('#screens/help')).Help },
  { path: '/*?', load: async () => (await import('#screens/not-found')).NotFound },
]
