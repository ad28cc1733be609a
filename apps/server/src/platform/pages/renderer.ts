import type { RenderFirstView } from '@fairhouse/protocol'

/** What a page is painted on, for what stands around it on a phone. */
export type PageColours = Readonly<Record<'dark' | 'light', string>>

/** The program that draws pages. */
export interface Renderer {
  render: RenderFirstView
  /** Says which file holds which source. */
  manifest: string
  pageColours: PageColours
}
