import chinese from '@fontsource-variable/noto-sans-sc/index.css?url'
import thai from '@fontsource-variable/noto-sans-thai/index.css?url'

/** LIST of letters that Inter does not have, in slices of which a page fetches what it shows. */
const fonts = new Map([
  ['CN', chinese],
  ['TH', thai],
])

/** For a language by its code. Without them the device's own letters stand in; nobody waits. */
export function loadLetters(code: string): void {
  const href = fonts.get(code)
  if (href === undefined || document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  // A game frame's origin is nobody's, so styles with fonts in them are asked for across origins.
  document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href }))
}
