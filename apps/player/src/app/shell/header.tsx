import { Skeleton } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Mark } from '#features/brand'
import { LanguageSwitch, ThemeSwitch } from '#features/preferences'
import type { Status } from '#features/status'
import { useWords } from '#lib/words'

export function Header({ brand }: { brand: Status['brand'] | undefined }) {
  const { t } = useWords()
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center gap-2 px-4 py-4 sm:gap-3 sm:px-8">
      <Link
        href="/"
        aria-label={brand ? undefined : t('site.home')}
        className="me-auto flex min-h-11 min-w-0 items-center gap-3"
      >
        <Mark className="size-8" />
        {brand ? (
          <span className="truncate text-lg font-semibold tracking-tight max-[22rem]:sr-only">
            {brand.name}
          </span>
        ) : (
          <Skeleton className="h-6 w-28" />
        )}
      </Link>
      <LanguageSwitch enabled={brand?.languages} />
      <ThemeSwitch />
    </header>
  )
}
