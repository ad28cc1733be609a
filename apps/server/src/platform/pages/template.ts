import { hash } from 'node:crypto'
import type { FirstView } from '@fairhouse/protocol'
import type { Needed } from './manifest.ts'

export interface Template {
  /** By which a content policy allows the script before the first paint; empty without one. */
  readonly scriptHash: string
  readonly empty: string
  write(view: FirstView, extra: Extra): string
}

export interface Extra {
  readonly needed: Needed
  readonly canonical: string
  readonly hasStyle: boolean
  /** What a phone paints its own bars in. */
  readonly themeColour: string
  /** What only this visitor is told. */
  readonly status: unknown
}

const opening = '<html lang="en" data-theme="dark">'
/** Sets the theme before anything shows: as a file it would come too late, or hold up the page. */
const paintTag = '<script src="/before-paint.js"></script>'

/** The built page with its places; the script goes into it, so that nothing waits. */
export function readTemplate(html: string, paintScript: string): Template {
  const script = paintScript.trim()
  const page = html.replace(paintTag, () => `<script>${script}</script>`)
  return {
    scriptHash: script && `'sha256-${hash('sha256', script, 'base64')}'`,
    empty: page,
    write: (view, extra) =>
      replaceAll(page, [
        [opening, `<html lang="${view.lang}" dir="${view.dir}" data-theme="${view.theme}">`],
        [/<title>[^<]*<\/title>/, `<title>${escaped(view.title)}</title>`],
        ['<!--head-->', headOf(view, extra)],
        [wholeSheet, (link) => linkTo(extra.needed.styles, link)],
        ['<!--page-->', view.html],
        ['<!--data-->', dataOf({ ...view.data, status: extra.status })],
      ]),
  }
}

/** Texts are put in by function: a `$` in them means nothing. */
function replaceAll(page: string, parts: [string | RegExp, Part][]): string {
  return parts.reduce(
    (text, [place, part]) =>
      text.replace(place, (found) => (typeof part === 'string' ? part : part(found))),
    page,
  )
}

type Part = string | ((found: string) => string)

const wholeSheet = /<link rel="stylesheet"[^<>]*>/

/** A page with styles of its own tells where the whole sheet is, for pages that follow. */
function linkTo(styles: string | undefined, link: string): string {
  if (styles === undefined) return link
  return link.replace(/href="([^"]*)"/, (_, whole) => `href="${styles}" data-whole="${whole}"`)
}

function headOf({ title, description }: FirstView, extra: Extra): string {
  const tags = [
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    '<meta property="og:type" content="website">',
    `<meta name="theme-color" content="${escaped(extra.themeColour)}">`,
    `<link rel="canonical" href="${escaped(extra.canonical)}">`,
    ...extra.needed.scripts.map((file) => `<link rel="modulepreload" href="${escaped(file)}">`),
    ...(extra.hasStyle ? ['<link rel="stylesheet" href="/brand.css">'] : []),
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
