import { completeLanguageOf } from '@fairhouse/i18n'
import { siteDescription } from '@fairhouse/i18n/server'
import type { Brand } from '#modules/brand'
import type { PageColours } from '#platform/pages'
import { logoAddress } from './logos.ts'

/** Maximum letters below a home-screen icon. */
const maxLetters = 12

/** Cuts at a word boundary if possible. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= maxLetters) return name
  const cut = letters.slice(0, maxLetters + 1).join('')
  const words = cut.slice(0, cut.lastIndexOf(' ')).trimEnd()
  return cut.lastIndexOf(' ') > 0 ? words : letters.slice(0, maxLetters).join('')
}

const png = (src: string, side: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** LIST of home-screen icons; the files are the player site's. */
const houseIcons = [
  png('/icon-192.png', 192, 'any'),
  png('/icon-512.png', 512, 'any'),
  png('/icon-maskable-512.png', 512, 'maskable'),
]

const logoIcons = (logo: string) => [
  png(logoAddress(logo, 'small'), 192, 'any'),
  png(logoAddress(logo, 'large'), 512, 'any'),
]

/** The web app manifest of a brand's site. */
export function appManifestOf(brand: Brand, colours: PageColours | undefined): string {
  const { name, theme } = brand
  const language = completeLanguageOf(brand.language)
  const colour = colours?.[theme]
  return JSON.stringify({
    id: '/',
    name,
    short_name: shortName(name),
    description: siteDescription(brand.language),
    lang: language?.tag ?? 'en',
    dir: language?.direction ?? 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...(colour !== undefined && { theme_color: colour, background_color: colour }),
    icons: brand.settings.logo === null ? houseIcons : logoIcons(brand.settings.logo),
  })
}
