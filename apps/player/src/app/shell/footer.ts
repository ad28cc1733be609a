import { createIsland } from '#lib/island'

/** The footer is below the first view, so its code loads after the page's. */
export const { Island: Footer, prepare: prepareFooter } = createIsland(
  async () => (await import('./footer.lazy.tsx')).FooterContent,
)
