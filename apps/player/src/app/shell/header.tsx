import { Icon, join, Skeleton } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Mark } from '#features/brand'
import { LanguageSwitch, ThemeSwitch } from '#features/preferences'
import type { Status } from '#features/status'
import { useWords } from '#lib/words'
import { HeaderAccount } from './header-account.tsx'
import { setSide, sideId } from './side/index.ts'

const headerClass = join(
  'header sticky top-0 z-10 flex h-16 items-center gap-1.5 border-b border-line px-3',
  'sm:gap-3 sm:px-6',
)

const menuClass = join(
  'opener inline-flex size-11 shrink-0 cursor-pointer items-center justify-center',
  'rounded-control text-text-quiet transition-colors hover:bg-accent-soft',
  'hover:text-accent-strong lg:hidden',
)

/** A logo or name that does not fit wraps out of sight instead of being cut. */
const homeClass = 'me-auto flex h-11 min-w-0 flex-wrap gap-x-3 overflow-hidden rounded-control px-1'

interface Props {
  status: Status | undefined
  hasSide: boolean
}

export function Header({ status, hasSide }: Props) {
  const { t } = useWords()
  const brand = status?.brand
  return (
    <header className={headerClass}>
      {hasSide && (
        <button
          type="button"
          popoverTarget={sideId}
          aria-label={t('shell.menu')}
          title={t('shell.menu')}
          className={menuClass}
        >
          <Icon name="menu" />
        </button>
      )}
      <Link href="/" aria-label={brand ? undefined : t('site.home')} className={homeClass}>
        {/* The first of a line cannot wrap. */}
        <span className="-me-3 h-11" />
        <Mark className="my-1.5 size-8" />
        {brand ? (
          <span className="text-lg leading-11 font-bold tracking-tight max-sm:sr-only">
            {brand.name}
          </span>
        ) : (
          <Skeleton className="h-6 w-28" />
        )}
      </Link>
      {status?.status === 0 && <HeaderAccount status={status} />}
      {/* On a phone the theme is in the menu, and for members the languages too. */}
      <span className="languages">
        {/* Choosing a language collapses the menu, as in the menu itself. */}
        <LanguageSwitch enabled={brand?.languages} onChange={() => setSide('narrow')} />
      </span>
      <span className={hasSide ? 'flex max-sm:hidden' : 'languages'}>
        <ThemeSwitch />
      </span>
    </header>
  )
}
