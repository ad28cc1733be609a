import { createIsland } from '#lib/island'

/** Its links work before its code has loaded. */
export const { Island: TabBar, prepare: prepareTabBar } = createIsland(async (language) =>
  (await import('./tab-bar.lazy.tsx')).loadTabBar(language),
)
