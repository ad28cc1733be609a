import { lobbyWords } from '@fairhouse/i18n/lobby'
import type { PackCode } from '@fairhouse/i18n'
import { Icon, join, type IconName } from '@fairhouse/ui'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useRow } from '#app/routes'
import { useAccount } from '#lib/account'
import { openModal } from '#lib/modals'
import { loadWithWords, useWords } from '#lib/words'

const barClass = join(
  'header sticky bottom-0 z-10 flex border-t border-line pb-[env(safe-area-inset-bottom)]',
  'sm:hidden',
)

const tabClass = join(
  'flex min-h-14 w-1/5 min-w-0 cursor-pointer flex-col items-center justify-center gap-1 px-0.5',
  'text-xs font-semibold text-text-quiet active:text-accent aria-[current=page]:text-accent',
)

/** Loaded on click: no page needs the centre at first. */
const openAccount = async () => (await import('#lib/centre')).openCentre('memberCenter')

/** What other bars at the bottom of a phone leave free. */
const height = 'calc(3.5rem + 1px + env(safe-area-inset-bottom))'

function useHeightAsProperty(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--tab-bar', height)
    return () => void style.removeProperty('--tab-bar')
  }, [])
}

/** The bottom bar of a phone. */
function TabBar() {
  useHeightAsProperty()
  const { t } = useWords(lobbyWords)
  const { screen } = useRow()
  const isVisitor = useAccount() === null
  const account = t('lobby.tab_account')
  return (
    <nav aria-label={t('lobby.quick_menu')} className={barClass}>
      <LinkTab href="/" icon="home" label={t('shell.home')} isCurrent={screen === 'home'} />
      <LinkTab
        href="/hot"
        icon="gamepad"
        label={t('lobby.tab_games')}
        isCurrent={screen === 'category'}
      />
      <LinkTab
        href="/promotions"
        icon="gift"
        label={t('shell.promotions')}
        isCurrent={screen === 'promotions'}
      />
      <ButtonTab icon="search" label={t('lobby.tab_search')} onClick={() => openModal('search')} />
      {isVisitor ? (
        <LinkTab href="/login" icon="user" label={account} isCurrent={screen === 'login'} />
      ) : (
        <ButtonTab icon="user" label={account} onClick={() => void openAccount()} />
      )}
    </nav>
  )
}

interface TabProps {
  icon: IconName
  label: string
}

function LinkTab(props: TabProps & { href: string; isCurrent: boolean }) {
  const { href, isCurrent } = props
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={tabClass}>
      <Face {...props} />
    </Link>
  )
}

function ButtonTab({ onClick, ...face }: TabProps & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={tabClass}>
      <Face {...face} />
    </button>
  )
}

function Face({ icon, label }: TabProps) {
  return (
    <>
      <Icon name={icon} />
      <span className="max-w-full truncate">{label}</span>
    </>
  )
}

export const loadTabBar = (language: PackCode) =>
  loadWithWords([lobbyWords], async () => TabBar, language)
