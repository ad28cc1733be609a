import type { NewContent } from '../rules.ts'
import { demoAnnouncements } from './announcements.ts'
import { demoBanners } from './banners.ts'
import { demoHelp } from './help.ts'
import { demoPages } from './pages.ts'
import { demoPromotions } from './promotions.ts'

/** Content of the demo brand in all languages. */
export function demoContent(now: Date): NewContent {
  return {
    banners: demoBanners,
    announcements: demoAnnouncements(now),
    promotions: demoPromotions,
    ...demoHelp,
    pages: demoPages,
  }
}
