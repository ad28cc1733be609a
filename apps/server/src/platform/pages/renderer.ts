import type { RenderFirstView } from '@fairhouse/protocol'

/** The program that draws pages. */
export interface Renderer {
  render: RenderFirstView
  /** Says which file holds which source. */
  manifest: string
}
