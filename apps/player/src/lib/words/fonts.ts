import type { PackCode } from '@fairhouse/i18n'

/** LIST of letters that Inter does not have, in slices of which a page fetches what it shows. */
const fonts: Partial<Record<PackCode, () => Promise<unknown>>> = {
  CN: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  TH: () => import('@fontsource-variable/noto-sans-thai/index.css'),
}

/** Without them the device's own letters stand in, so nobody waits. */
export function loadFonts(code: PackCode): void {
  fonts[code]?.().catch(() => undefined)
}
