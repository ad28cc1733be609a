import type { PackCode } from '@fairhouse/i18n'
import chinese from '@fontsource-variable/noto-sans-sc/index.css?url'
import thai from '@fontsource-variable/noto-sans-thai/index.css?url'

/** LIST of letters that Inter does not have, in slices of which a page fetches what it shows. */
const fonts: Partial<Record<PackCode, string>> = { CN: chinese, TH: thai }

/** Without them the device's own letters stand in, so nobody waits. */
export function loadFonts(code: PackCode): void {
  const href = fonts[code]
  if (href === undefined || document.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
