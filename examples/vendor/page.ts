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

/** No foreign resources, and no ticket in a referrer. The site may frame the page. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
}

/** Sends a file of the page. Returns false if there is none. */
export function sendPage(path: string, response: ServerResponse): boolean {
  const file = files.get(path)
  if (!file) return false
  response.writeHead(200, { ...headers, 'content-type': `${file.type}; charset=utf-8` })
  response.end(file.text)
  return true
}
