import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'

const files = new Map([
  ['/game', load('page.html', 'text/html')],
  ['/page.css', load('page.css', 'text/css')],
  ['/page.mjs', load('page.mjs', 'text/javascript')],
])

function load(name: string, type: string) {
  return { text: readFileSync(new URL(name, import.meta.url)), type }
}

/** Nothing from elsewhere, and no ticket in a referrer. The site may show it in a frame. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
}

/** False when there is no such file of the page. */
export function sendPage(path: string, response: ServerResponse): boolean {
  const file = files.get(path)
  if (!file) return false
  response.writeHead(200, { ...headers, 'content-type': `${file.type}; charset=utf-8` })
  response.end(file.text)
  return true
}
