import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** Staff may write 20,000 characters; escaping makes five of one at most. */
export const maxHtmlLength = 100_000

const allowedTags = 'p br b strong i em u ul ol li h2 h3 h4 a table thead tbody tr th td'.split(' ')
const schemes = ['http', 'https', 'mailto']
const ownSite = 'https://own.invalid'

const options: IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: schemes,
  parseStyleAttributes: false,
  nestingLimit: 50,
  transformTags: {
    // A link without a safe address becomes a disallowed tag, which leaves its text.
    a: (_, { href }) => {
      const address = safeAddress(href)
      return address === undefined
        ? { tagName: 'span', attribs: {} }
        : { tagName: 'a', attribs: { href: address } }
    },
  },
}

/** A dropped tag can leave nesting that the next pass closes differently; two were seen. */
const maxPasses = 10

// Text and attributes are escaped in the result, so this matches tags only.
const clean = (html: string) => sanitizeHtml(html, options).replaceAll('<br />', '<br>')

/**
 * Keeps an allow-list of HTML tags. Callers check the length first (`maxHtmlLength`). The result
 * does not change when it is sanitised again, so saving a text unedited keeps it.
 */
export function sanitise(html: string): string {
  if (html.length > maxHtmlLength) throw new RangeError('HTML is too long to be sanitised')
  let made = clean(html)
  for (let pass = 1; pass < maxPasses; pass += 1) {
    const again = clean(made)
    if (again === made) break
    made = again
  }
  return made
}

/** Resolves the address as a browser does, so that no spelling of a scheme hides it. */
function safeAddress(written: string | undefined): string | undefined {
  const address = (written ?? '').replaceAll(/\p{Cc}/gu, '').trim()
  const url = URL.parse(address, ownSite)
  return address !== '' && url && schemes.includes(url.protocol.slice(0, -1)) ? address : undefined
}
