import { hash } from 'node:crypto'
import type { FirstView } from '@fairhouse/protocol'

export interface Template {
  /** The hash by which a content policy allows the script before the first paint. */
  readonly scriptHash: string
  readonly empty: string
  write(view: FirstView, extra: Extra): string
}

export interface Extra {
  /** Addresses of code that the page wants at once. */
  readonly preload: readonly string[]
  readonly canonical: string
  readonly hasColours: boolean
  /** What a phone paints its own bars in. */
  readonly themeColour: string
  /** What only this visitor is told. */
  readonly status: unknown
}

const opening = '<html lang="en" data-theme="dark">'
/** The wrong theme never shows: a file of its own would come too late, or hold up the page. */
const themeTag = '<script src="/theme.js"></script>'

/** The built page with its places; the theme's script goes into it, so that nothing waits. */
export function readTemplate(html: string, themeScript: string): Template {
  const script = themeScript.trim()
  const page = html.replace(themeTag, () => `<script>${script}</script>`)
  return {
    scriptHash: `'sha256-${hash('sha256', script, 'base64')}'`,
    empty: page,
    write: (view, extra) =>
      replaceAll(page, [
        [opening, `<html lang="${view.lang}" dir="${view.dir}" data-theme="${view.theme}">`],
        [/<title>.*?<\/title>/s, `<title>${escaped(view.title)}</title>`],
        ['<!--head-->', headOf(view, extra)],
        ['<!--page-->', view.html],
        ['<!--data-->', dataOf({ ...view.data, status: extra.status })],
      ]),
  }
}

/** Texts are put in by function: a `$` in them means nothing. */
function replaceAll(page: string, parts: [string | RegExp, string][]): string {
  return parts.reduce((text, [place, part]) => text.replace(place, () => part), page)
}

function headOf({ title, description }: FirstView, extra: Extra): string {
  const tags = [
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    '<meta property="og:type" content="website">',
    `<meta name="theme-color" content="${escaped(extra.themeColour)}">`,
    `<link rel="canonical" href="${escaped(extra.canonical)}">`,
    ...extra.preload.map((file) => `<link rel="modulepreload" href="${escaped(file)}">`),
    ...(extra.hasColours ? ['<link rel="stylesheet" href="/brand.css">'] : []),
  ]
  return tags.join('')
}

/** No `<` stands in it, so nothing in it can end the script or begin another. */
function dataOf(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script id="first" type="application/json">${json}</script>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
