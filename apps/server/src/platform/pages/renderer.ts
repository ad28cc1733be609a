import type { RenderFirstView } from '@fairhouse/protocol'

/** Background colours, which phones use for the bars around the page. */
export type PageColours = Readonly<Record<'dark' | 'light', string>>

/** Renders pages on the server. */
export interface Renderer {
  render: RenderFirstView
  /** The build manifest: maps sources to files. */
  manifest: string
  pageColours: PageColours
}
