import { join } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { shownRow, useRow } from '#app/routes'
import { NoticeBar } from '#features/announcements'
import { Banners } from '#features/banners'
import { useStatus } from '#features/status'
import { LazyPart } from '#lib/lazy'
import { useWords } from '#lib/words'
import { useHasBars } from './use-has-bars.ts'
import { Footer } from './footer.ts'
import { Header } from './header.tsx'
import { SideMenu } from './side/index.ts'
import { TabBar } from './tab-bar.ts'

const skipClass = join(
  'fixed start-4 top-3 z-20 -translate-y-20 rounded-control bg-accent px-5 py-3',
  'font-semibold text-on-accent focus:translate-y-0',
)

const mainClass = 'mx-auto w-full max-w-7xl grow px-4 py-3 outline-none sm:px-8 md:py-8'
const wholeClass = 'flex min-h-0 grow flex-col outline-none'

const loadStopNotices = async () => (await import('#features/stops')).loadStopNotices()

/** Header, menu and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const { data: status } = useStatus()
  const row = shownRow(useRow(), status?.status ?? 0)
  const hasBars = useHasBars(row)
  const isOpen = status?.status === 0
  const isHome = row.screen === 'home'
  const has = (region: 'header' | 'side') => hasBars && row.regions.includes(region)
  return (
    <div
      className={join(
        'page-light flex flex-col overflow-x-clip',
        row.isWhole ? 'h-dvh' : 'min-h-dvh',
      )}
    >
      <a href="#content" className={skipClass}>
        {t('site.skip')}
      </a>
      {has('header') && <Header status={status} hasSide={isOpen && has('side')} />}
      <div className="flex min-h-0 grow">
        {isOpen && has('side') && <SideMenu />}
        <div className="flex min-w-0 grow flex-col">
          <main id="content" tabIndex={-1} className={row.isWhole ? wholeClass : mainClass}>
            {isOpen && status.stops.length > 0 && !row.isWhole && (
              <LazyPart load={loadStopNotices} partProps={status} />
            )}
            {isOpen && has('header') && !row.isWhole && <NoticeBar className="mb-3 sm:mb-5" />}
            {isOpen && row.banners && (
              <div className={isHome ? 'mb-8 md:mb-12' : 'mb-3 sm:mb-8'}>
                <Banners
                  group={row.banners}
                  look={isHome ? 'home' : 'plain'}
                  heading={row.title && t(row.title)}
                />
              </div>
            )}
            {children}
          </main>
          {row.regions.includes('footer') && <Footer />}
        </div>
      </div>
      {isOpen && has('side') && <TabBar />}
    </div>
  )
}
