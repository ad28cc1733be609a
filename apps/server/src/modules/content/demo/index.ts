import type { NewContent } from '../rules.ts'
import { demoAnnouncements } from './announcements.ts'
import { demoBanners } from './banners.ts'
import { demoHelp } from './help.ts'
import { demoPromotions } from './promotions.ts'

/** What the demonstration shows: true of it as it is, and complete in English and Vietnamese. */
export function demoContent(now: Date): NewContent {
  return {
    banners: demoBanners,
    announcements: demoAnnouncements(now),
    promotions: demoPromotions,
    ...demoHelp,
  }
}
