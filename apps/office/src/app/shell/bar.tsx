import { call } from '@fairhouse/browser/call'
import { Icon, Menu } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Preferences } from '#features/preferences'
import { useMe } from '#lib/me'
import { endSession } from '#lib/session'
import { useStaffZone } from '#lib/staff-zone'
import { useWords } from '#lib/words'

/** Header of every page: title, theme, language and account. */
export function Bar({ menu }: { menu: ReactNode }) {
  const { t } = useWords()
  const { name } = useMe()
  const zone = useStaffZone()
  const [, go] = useLocation()
  /** Signs out locally first, so that a lost answer does not keep the colleague signed in. */
  const signOut = () => {
    void call('DELETE /office/api/session/logout').catch(() => undefined)
    endSession()
  }
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-page">
      <div className="mx-auto flex h-16 max-w-[100rem] items-center gap-3 px-4 sm:px-6">
        {menu}
        <Link href="/" className="me-auto flex min-w-0 items-center gap-2.5 font-semibold">
          <Icon name="shield" className="text-accent" />
          <span className="truncate max-sm:sr-only">{t('common.office')}</span>
        </Link>
        <Link
          href="/own"
          className="text-sm text-text-quiet underline-offset-4 hover:underline max-md:sr-only"
        >
          {t('own.zone_shown', { zone })}
        </Link>
        <Preferences />
        <Menu
          label={t('common.account', { name })}
          icon="user"
          align="end"
          variant="quiet"
          face={
            <span className="flex items-center gap-2 px-2 text-sm font-semibold">
              <Icon name="user" />
              <span className="max-w-32 truncate max-sm:sr-only">{name}</span>
            </span>
          }
          items={[
            { key: 'own', label: t('own.title'), icon: 'key', onSelect: () => go('/own') },
            { key: 'out', label: t('common.log_out'), icon: 'exit', onSelect: signOut },
          ]}
        />
      </div>
    </header>
  )
}
