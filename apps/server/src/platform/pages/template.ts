import { hash } from 'node:crypto'
import type { FirstView } from '@fairhouse/protocol'
import type { PageFiles } from './manifest.ts'

export interface Template {
  /** CSP hash of the script that runs before the first paint; empty without one. */
  readonly scriptHash: string
  readonly empty: string
  write(view: FirstView, extra: Extra): string
}

export interface Extra {
  readonly files: PageFiles
  readonly canonical: string
  readonly hasStyle: boolean
  /** Colour of a phone's own bars. */
  readonly themeColour: string
  /** State that is specific to this visitor. */
  readonly status: unknown
}

const htmlTag = '<html lang="en" data-theme="dark">'
/**
 * Sets the theme before the first paint: a separate file would come too late or block rendering.
 */
const paintTag = '<script src="/before-paint.js"></script>'

/** Reads the built page and inlines the script, so that it does not wait for a request. */
export function readTemplate(html: string, paintScript: string): Template {
  const script = paintScript.trim()
  const page = html.replace(paintTag, () => `<script>${script}</script>`)
  return {
    scriptHash: script && `'sha256-${hash('sha256', script, 'base64')}'`,
    empty: page,
    write: (view, extra) =>
      replaceAll(page, [
        [htmlTag, `<html lang="${view.lang}" dir="${view.dir}" data-theme="${view.theme}">`],
        [/<title>[^<]*<\/title>/, `<title>${escaped(view.title)}</title>`],
        ['<!--head-->', headOf(view, extra)],
        [mainStylesheet, (link) => stylesheetLink(extra.files.styles, link)],
        ['<!--page-->', view.html],
        ['<!--data-->', dataOf({ ...view.data, status: extra.status })],
      ]),
  }
}

/** Uses replacer functions so that `$` in texts has no meaning. */
function replaceAll(page: string, parts: [string | RegExp, Part][]): string {
  return parts.reduce(
    (text, [placeholder, part]) =>
      text.replace(placeholder, (match) => (typeof part === 'string' ? part : part(match))),
    page,
  )
}

type Part = string | ((match: string) => string)

const mainStylesheet = /<link rel="stylesheet"[^<>]*>/

/** Links the page's own stylesheet and notes the main one for later pages. */
function stylesheetLink(styles: string | undefined, link: string): string {
  if (styles === undefined) return link
  return link.replace(
    /href="([^"]*)"/,
    (_, mainStyles) => `href="${styles}" data-whole="${mainStyles}"`,
  )
}

function headOf({ title, description }: FirstView, extra: Extra): string {
  const tags = [
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    '<meta property="og:type" content="website">',
    `<meta name="theme-color" content="${escaped(extra.themeColour)}">`,
    `<link rel="canonical" href="${escaped(extra.canonical)}">`,
    ...extra.files.scripts.map((file) => `<link rel="modulepreload" href="${escaped(file)}">`),
    ...(extra.hasStyle ? ['<link rel="stylesheet" href="/brand.css">'] : []),
  ]
  return tags.join('')
}

/** Escapes `<`, so that data cannot end the script or open another. */
function dataOf(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script id="first" type="application/json">${json}</script>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
