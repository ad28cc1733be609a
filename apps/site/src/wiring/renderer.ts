import { existsSync, readFileSync } from 'node:fs'
import type { RenderFirstView } from '@fairhouse/protocol'
import type { PageColours, Renderer } from '@fairhouse/server'

/** Beside the bundle in production, in `dist` when run from source. */
const candidates = ['../render/', '../../../../dist/render/']

/** Loads the server-side renderer if it was built; without it browsers render all pages. */
export async function loadRenderer(): Promise<Renderer | undefined> {
  const folder = candidates
    .map((place) => new URL(place, import.meta.url))
    .find((url) => existsSync(new URL('manifest.json', url)))
  if (!folder) return undefined
  const renderModule: unknown = await import(new URL('render.js', folder).href)
  if (!isRenderModule(renderModule))
    throw new Error(`${folder.pathname} does not hold what draws pages`)
  const manifest = readFileSync(new URL('manifest.json', folder), 'utf8')
  return { render: renderModule.renderFirstView, manifest, pageColours: renderModule.pageColours }
}

interface Program {
  renderFirstView: RenderFirstView
  pageColours: PageColours
}

function isRenderModule(value: unknown): value is Program {
  if (typeof value !== 'object' || value === null) return false
  return 'renderFirstView' in value && 'pageColours' in value
}
