import { lobbyWords } from '@fairhouse/i18n/lobby'
import type { PackCode } from '@fairhouse/i18n'
import { IconButton, join, useCloseOnBack } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Mark } from '#features/brand'
import { ThemeSwitch } from '#features/preferences'
import { useStatus } from '#features/status'
import { useAccount } from '#lib/account'
import { offersFreePlay } from '#lib/flags'
import { openModal } from '#lib/modals'
import { loadWithWords, useWords } from '#lib/words'
import { SideGames } from './games.tsx'
import { hideMenu } from './hide-menu.ts'
import { SideButton, SideLink } from './item.tsx'
import { Languages } from './languages.tsx'
import { Service } from './service.tsx'
import { SocialLinks } from './social.tsx'
import { chooseSide, sideId, useSide } from './state.ts'

const asideClass = join(
  'side m-0 h-dvh max-h-none w-72 max-w-[calc(100dvw-3rem)] flex-col border-e border-line p-0',
  'bg-surface text-text lg:w-64 narrow:w-19',
  'lg:sticky lg:top-16 lg:flex lg:h-[calc(100dvh-4rem)] lg:shrink-0 lg:bg-transparent',
)

/**
 * On a phone this is a native popover over the page; on a desktop it is beside the page, wide or
 * collapsed.
 */
function SideMenu() {
  const { t } = useWords()
  const { data: status } = useStatus()
  const account = useAccount()
  const menu = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  useCloseOnBack(isOpen, () => menu.current?.hidePopover())
  // It opens without our code too.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') ?? false), [])
  if (!status) return null
  const { brand } = status
  return (
    <aside
      ref={menu}
      id={sideId}
      popover="auto"
      onToggle={({ newState }) => setOpen(newState === 'open')}
      aria-label={t('shell.navigation')}
      className={asideClass}
    >
      <div className="flex items-center justify-between gap-2 p-3 lg:hidden">
        <Logo name={brand.name} />
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
        <SideGames />
        <SideLink href="/promotions" icon="gift" label={t('shell.promotions')} />
        <Service hasDesk={status.customerService.version.pathList.length > 0} />
        <SideButton
          icon="download"
          label={t('shell.download')}
          onClick={() => openModal('download')}
        />
        {offersFreePlay(status) && !account && (
          <div className="sm:hidden">
            <SideButton
              icon="gamepad"
              label={t('shell.freePlay')}
              onClick={() => openModal('freePlay')}
            />
          </div>
        )}
        <Languages enabled={brand.languages} />
        <SocialLinks />
      </nav>
      <div className="flex justify-end border-t border-line p-3 sm:hidden">
        <ThemeSwitch />
      </div>
      <Foot name={brand.name} />
    </aside>
  )
}

/** A link to the home page; collapsed, only the mark shows. */
function Logo({ name }: { name: string }) {
  return (
    <Link
      href="/"
      onClick={(event) => hideMenu(event.currentTarget)}
      className="flex h-11 min-w-0 items-center gap-3 rounded-control px-1 font-semibold"
    >
      <Mark className="size-8" />
      <span className="min-w-0 truncate narrow:sr-only">{name}</span>
    </Link>
  )
}

const footClass = join(
  'flex flex-wrap items-center justify-between gap-2 border-t border-line p-3 max-lg:hidden',
)

/** On a desktop the logo and the collapse button are below the menu. */
function Foot({ name }: { name: string }) {
  const { t } = useWords()
  const isWide = useSide() === 'wide'
  return (
    <div className={footClass}>
      <Logo name={name} />
      <IconButton
        icon="collapse"
        variant="plain"
        label={t(isWide ? 'shell.collapse' : 'shell.expand')}
        onClick={() => chooseSide(isWide ? 'narrow' : 'wide')}
      />
    </div>
  )
}

export const loadSideMenu = (language: PackCode) =>
  loadWithWords([lobbyWords], async () => SideMenu, language)
