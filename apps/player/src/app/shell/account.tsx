import { buttonClass, Icon, join, Skeleton } from '@fairhouse/ui'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { Later } from '#app/notes'
import type { Status } from '#features/status'
import { useAccount } from '#lib/account'
import { offersFreePlay } from '#lib/flags'
import { openModal } from '#lib/modals'
import { useWords } from '#lib/words'

/**
 * Drawn for a visitor by the server; whoever has a session sees an empty place of the same size
 * until it is known whose it is, so that nothing jumps.
 */
export function Account({ status }: { status: Status }) {
  const account = useAccount()
  const { t, language } = useWords()
  const load = useCallback(
    async () => (await import('./later-account.tsx')).loadSignedIn(language),
    [language],
  )
  if (account) {
    const waiting = <Skeleton className="size-11 rounded-full" />
    return <Later load={load} given={{ account, status }} waiting={waiting} />
  }
  return (
    <div className={join('visitor flex gap-1.5 sm:gap-2', account === undefined && 'invisible')}>
      {offersFreePlay(status) && <Press name="freePlay" icon="gamepad" isWideOnly />}
      <Press name="login" icon="user" />
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

interface PressProps {
  name: 'login' | 'freePlay'
  icon: 'user' | 'gamepad'
  isWideOnly?: boolean
}

function Press({ name, icon, isWideOnly = false }: PressProps) {
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
