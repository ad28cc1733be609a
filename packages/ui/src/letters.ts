import chinese from '@fontsource-variable/noto-sans-sc/index.css?url'
import thai from '@fontsource-variable/noto-sans-thai/index.css?url'

/**
 * LIST of languages whose letters Inter lacks; browsers fetch only the subsets that a page uses.
 */
const fonts = new Map([
  ['CN', chinese],
  ['TH', thai],
])

/** Loads the font of a language. System fonts show the text until it arrives. */
export function loadLetters(code: string): void {
  const href = fonts.get(code)
  if (href === undefined || document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  // A sandboxed game frame has an opaque origin, so it needs CORS to load fonts.
  document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href }))
}
