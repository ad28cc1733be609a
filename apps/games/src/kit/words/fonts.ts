import type { PackCode } from '@fairhouse/i18n'
import chinese from '@fontsource-variable/noto-sans-sc/index.css?url'
import thai from '@fontsource-variable/noto-sans-thai/index.css?url'

/** LIST of letters that Inter does not have, in slices of which a page fetches what it shows. */
const fonts: Partial<Record<PackCode, string>> = { CN: chinese, TH: thai }

/** Without them the device's own letters stand in, so nobody waits. */
export function loadFonts(code: PackCode): void {
  const href = fonts[code]
  if (href === undefined || document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  // The frame's origin is nobody's, so styles with fonts in them are asked for across origins.
  document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href }))
}
