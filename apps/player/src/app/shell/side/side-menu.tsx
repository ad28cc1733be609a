import { IconButton, join } from '@fairhouse/ui'
import { useRef } from 'react'
import type { Status } from '#features/status'
import { openModal } from '#lib/modals'
import { useWords } from '#lib/words'
import { SideButton, SideLink } from './item.tsx'
import { Languages } from './languages.tsx'
import { Service } from './service.tsx'
import { Social } from './social.tsx'
import { chooseSide, useSide } from './state.ts'

export const sideId = 'side'

const asideClass = join(
  'side m-0 h-dvh max-h-none flex-col border-e border-line bg-surface p-0 text-text',
  'max-lg:w-72 max-lg:max-w-[calc(100dvw-3rem)]',
  'lg:sticky lg:top-16 lg:flex lg:h-[calc(100dvh-4rem)] lg:shrink-0 lg:bg-transparent',
)

/**
 * On a phone the browser opens and closes it over the page, without any code of ours; on a desk it
 * stands beside the page, wide or narrow.
 */
export function SideMenu({ status }: { status: Status }) {
  const { t } = useWords()
  const { brand } = status
  const menu = useRef<HTMLElement>(null)
  return (
    <aside
      ref={menu}
      id={sideId}
      popover="auto"
      aria-label={t('shell.navigation')}
      className={asideClass}
    >
      <div className="flex items-center justify-between gap-2 p-3 lg:hidden">
        <span className="truncate ps-2 text-lg font-semibold">{brand.name}</span>
        <IconButton
          icon="close"
          variant="plain"
          label={t('shell.menu_close')}
          onClick={() => menu.current?.hidePopover()}
        />
      </div>
      <nav
        aria-label={t('shell.navigation')}
        className="flex min-h-0 grow flex-col gap-1 overflow-y-auto overscroll-contain p-3"
      >
        <SideLink href="/" icon="home" label={t('shell.home')} />
        <SideLink href="/promotions" icon="gift" label={t('shell.promotions')} />
        <Service hasDesk={status.customerService.version.pathList.length > 0} />
        <SideButton
          icon="download"
          label={t('shell.download')}
          onClick={() => openModal('download')}
        />
        <Languages enabled={brand.languages} />
        <Social />
      </nav>
      <Width />
    </aside>
  )
}

function Width() {
  const { t } = useWords()
  const isWide = useSide() === 'wide'
  return (
    <div className="flex justify-end border-t border-line p-3 max-lg:hidden">
      <IconButton
        icon="collapse"
        variant="plain"
        label={t(isWide ? 'shell.collapse' : 'shell.expand')}
        onClick={() => chooseSide(isWide ? 'narrow' : 'wide')}
      />
    </div>
  )
}
