import { attributeOf, decoded, encoded, escaped } from './entities.ts'

const kept = new Set('p b strong i em u ul ol li h2 h3 h4 a table thead tbody tr th td'.split(' '))
const schemes = new Set(['http:', 'https:', 'mailto:'])
const ownSite = 'https://own.invalid'

const plain = /[^<]+/y
const comment = /<!--[\s\S]*?-->/y
const oddity = /<[!?/][^>]*>/y
const tag = /<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/iy
const start = /<[a-z!?/]/iy

/**
 * HTML of which only an allow-list is left. The answer is written anew: a `<` stands in it only
 * where we wrote a tag, so whatever the input was taken for, nothing else comes through.
 */
export function sanitise(html: string): string {
  const input = html.replaceAll('\0', '')
  const open: string[] = []
  let output = ''
  let at = 0
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(input)
    if (found) at = pattern.lastIndex
    return found
  }
  while (at < input.length) {
    const text = next(plain)
    if (text) {
      output += escaped(text[0])
      continue
    }
    const found = next(tag)
    if (found) {
      const [, slash, written = '', attributes = ''] = found
      const name = written.toLowerCase()
      if (slash) output += closing(name, open)
      else if (name === 'script' || name === 'style') at = afterRaw(input, at, name)
      else output += opening(name, attributes, open)
    } else if (!next(comment) && !next(oddity)) {
      // A tag that never ends swallows the rest, as it does in a browser.
      if (next(start)) break
      output += '&lt;'
      at += 1
    }
  }
  return output + open.toReversed().map(endOf).join('')
}

const endOf = (name: string) => `</${name}>`

function opening(name: string, attributes: string, open: string[]): string {
  if (name === 'br') return '<br>'
  if (!kept.has(name)) return ''
  const address = name === 'a' ? safeAddress(attributeOf(attributes, 'href')) : ''
  if (address === undefined) return ''
  open.push(name)
  return address ? `<a href="${encoded(address)}">` : `<${name}>`
}

/** Closes what was left open inside it; one that was never opened is dropped. */
function closing(name: string, open: string[]): string {
  const index = open.lastIndexOf(name)
  return index === -1 ? '' : open.splice(index).toReversed().map(endOf).join('')
}

function afterRaw(input: string, from: number, name: string): number {
  const end = new RegExp(`</${name}[^>]*>`, 'gi')
  end.lastIndex = from
  return end.exec(input) ? end.lastIndex : input.length
}

/** Read as a browser reads it, so that no way of writing a scheme hides it. */
function safeAddress(written: string | undefined): string | undefined {
  const address = decoded(written ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  const url = URL.parse(address, ownSite)
  return address !== '' && url && schemes.has(url.protocol) ? address : undefined
}
