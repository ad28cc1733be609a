import { buttonClass, Icon, join, Skeleton } from '@fairhouse/ui'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { LazyPart } from '#lib/lazy'
import type { Status } from '#features/status'
import { useAccount } from '#lib/account'
import { offersFreePlay } from '#lib/flags'
import { openModal } from '#lib/modals'
import { useWords } from '#lib/words'

/**
 * The server renders the visitor buttons. With a session they stay invisible until the account is
 * loaded, so that the layout does not shift.
 */
export function HeaderAccount({ status }: { status: Status }) {
  const account = useAccount()
  const { t, language } = useWords()
  const load = useCallback(
    async () => (await import('./signed-in.lazy.tsx')).loadSignedIn(language),
    [language],
  )
  if (account) {
    const fallback = <Skeleton className="size-11 rounded-full" />
    return <LazyPart load={load} partProps={{ account, status }} fallback={fallback} />
  }
  return (
    <div className={join('visitor flex gap-1.5 sm:gap-2', account === undefined && 'invisible')}>
      {offersFreePlay(status) && <HeaderButton name="freePlay" icon="gamepad" isWideOnly />}
      <HeaderButton name="login" icon="user" />
      {!status.accounts.agentSite && (
        <Link
          href="/register"
          className={join(
            buttonClass('primary', 'small'),
            'min-w-11 whitespace-nowrap max-sm:px-2.5',
          )}
        >
          {t('shell.register')}
        </Link>
      )}
    </div>
  )
}

interface HeaderButtonProps {
  name: 'login' | 'freePlay'
  icon: 'user' | 'gamepad'
  isWideOnly?: boolean
}

function HeaderButton({ name, icon, isWideOnly = false }: HeaderButtonProps) {
  const { t } = useWords()
  return (
    <button
      type="button"
      onClick={() => openModal(name)}
      className={join(
        buttonClass('quiet', 'small'),
        'min-w-11 whitespace-nowrap max-sm:px-2.5',
        isWideOnly && 'max-sm:hidden',
      )}
    >
      <Icon name={icon} className="min-[22.5rem]:max-lg:hidden" />
      <span className="max-[22.4rem]:sr-only">{t(`shell.${name}`)}</span>
    </button>
  )
}
