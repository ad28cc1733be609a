import { footerWords } from '@fairhouse/i18n/footer'
import { createIsland } from '#lib/island'
import { loadWithWords } from '#lib/words'

/** The footer is below the first view, so its code loads after the page's. */
export const { Island: Footer, prepare: prepareFooter } = createIsland((language) =>
  loadWithWords(
    [footerWords],
    async () => (await import('./footer.lazy.tsx')).FooterContent,
    language,
  ),
)
