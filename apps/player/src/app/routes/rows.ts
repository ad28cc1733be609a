import type { PagePath } from '@fairhouse/protocol'
import type { ComponentType } from 'react'

/** What of the shell stands around a page. */
export type Region = 'header' | 'footer'

export interface RouteRow {
  readonly path: PagePath | '/*?'
  readonly regions: readonly Region[]
  readonly load: () => Promise<ComponentType>
}

const around = ['header', 'footer'] as const
const page = async () => (await import('#screens/page')).Page
const promotions = () => import('#screens/promotions')

/** LIST of pages; the first row whose path fits is shown. */
export const rows: readonly RouteRow[] = [
  { path: '/', regions: around, load: async () => (await import('#screens/home')).Home },
  { path: '/promotions', regions: around, load: async () => (await promotions()).Promotions },
  { path: '/promotions/:id', regions: around, load: async () => (await promotions()).Promotion },
  { path: '/promoDetail', regions: around, load: async () => (await promotions()).Promotion },
  { path: '/helpmc', regions: [], load: async () => (await import('#screens/help')).Help },
  { path: '/help', regions: around, load: page },
  { path: '/help/:id', regions: around, load: page },
  { path: '/*?', regions: around, load: async () => (await import('#screens/not-found')).NotFound },
]
