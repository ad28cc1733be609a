import { existsSync, readFileSync } from 'node:fs'
import type { RenderFirstView } from '@fairhouse/protocol'
import type { PageColours, Renderer } from '@fairhouse/server'

/** Beside the bundle in production, in the checkout when run from source. */
const places = ['../render/', '../../../dist/render/']

/** The program that draws pages, where one was built; pages are drawn by browsers without it. */
export async function loadRenderer(): Promise<Renderer | undefined> {
  const folder = places
    .map((place) => new URL(place, import.meta.url))
    .find((url) => existsSync(new URL('manifest.json', url)))
  if (!folder) return undefined
  const program: unknown = await import(new URL('render.js', folder).href)
  if (!isProgram(program)) throw new Error(`${folder.pathname} does not hold what draws pages`)
  const manifest = readFileSync(new URL('manifest.json', folder), 'utf8')
  return { render: program.renderFirstView, manifest, pageColours: program.pageColours }
}

interface Program {
  renderFirstView: RenderFirstView
  pageColours: PageColours
}

function isProgram(value: unknown): value is Program {
  if (typeof value !== 'object' || value === null) return false
  return 'renderFirstView' in value && 'pageColours' in value
}
