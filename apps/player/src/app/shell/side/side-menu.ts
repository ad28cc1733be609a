import { createIsland } from '#lib/island'

/** The menu is closed on a phone at first, so its code loads after the page's; its links work. */
export const { Island: SideMenu, prepare: prepareSide } = createIsland(async (language) =>
  (await import('./side-menu.lazy.tsx')).loadSideMenu(language),
)
