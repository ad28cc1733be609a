import type { ComponentType } from 'react'

export interface RouteRow {
  readonly path: string
  readonly load: () => Promise<ComponentType>
}

/** LIST of pages; the first row whose path fits is shown. */
export const rows: readonly RouteRow[] = [
  { path: '/', load: async () => (await import('#screens/home')).Home },
  { path: '/*?', load: async () => (await import('#screens/not-found')).NotFound },
]
