import { join } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useHasRegion } from '#app/routes'
import { useStatus } from '#features/status'
import { useWords } from '#lib/words'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const skipClass = join(
  'fixed start-4 top-3 z-10 -translate-y-20 rounded-control bg-accent px-5 py-3',
  'font-semibold text-on-accent focus:translate-y-0',
)

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const brand = useStatus().data?.brand
  const hasHeader = useHasRegion('header')
  const hasFooter = useHasRegion('footer')
  return (
    <div className="page-light flex overflow-x-clip min-h-dvh flex-col">
      <a href="#content" className={skipClass}>
        {t('site.skip')}
      </a>
      {hasHeader && <Header brand={brand} />}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl grow px-4 py-8 outline-none sm:px-8 md:py-12"
      >
        {children}
      </main>
      {hasFooter && <Footer demonstration={brand?.demonstration ?? false} />}
    </div>
  )
}
