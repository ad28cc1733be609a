import { Drawer, IconButton, join } from '@fairhouse/ui'
import { useState, type ReactNode } from 'react'
import { useLiveSocket } from '#lib/live'
import { useWords } from '#lib/words'
import { Bar } from './bar.tsx'
import { Nav } from './nav.tsx'

const skipClass = join(
  'sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-20',
  'focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:font-semibold',
  'focus:text-on-accent',
)

/** Menu beside the page; a drawer over the page on narrow screens. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  useLiveSocket()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className={skipClass}>
        {t('common.skip')}
      </a>
      <Bar
        menu={
          <span className="lg:hidden">
            <IconButton icon="menu" label={t('common.menu')} onClick={() => setOpen(true)} />
          </span>
        }
      />
      <div className="mx-auto flex w-full max-w-[100rem] grow">
        <aside
          className={join(
            'sticky top-16 hidden h-[calc(100dvh-4rem)] w-60 shrink-0 overflow-y-auto border-e',
            'border-line px-3 py-6 lg:block',
          )}
        >
          <Nav label={t('common.areas')} />
        </aside>
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 grow px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8"
        >
          {children}
        </main>
      </div>
      <Drawer
        side="start"
        open={isOpen}
        title={t('common.menu')}
        closeLabel={t('common.close')}
        onClose={() => setOpen(false)}
        delayMs={0}
      >
        <Nav label={t('common.areas')} onGo={() => setOpen(false)} />
      </Drawer>
    </div>
  )
}
