import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import { Button, buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from 'wouter'
import type { Member } from '#lib/account'
import { Scene } from '#lib/art'
import { openModal } from '#lib/modals'
import type { OwnTab } from './tabs.tsx'

const trial = 4

interface Props {
  tab: OwnTab
  account: Member | null | undefined
}

/** Explains an empty list of the visitor's own games and offers the next step. */
export function EmptyTab({ tab, account }: Props) {
  const { t } = useWords(lobbyWords)
  const browse = (
    <Link href="/inhouse" className={buttonClass('primary')}>
      {t('lobby.browse')}
    </Link>
  )
  if (tab === 'hot') {
    const text = t('shell.category_none_text')
    return <Empty image="hot" title={t('shell.category_none_title')} text={text} action={browse} />
  }
  if (!account) {
    const action = <Button onClick={() => openModal('login')}>{t('shell.login')}</Button>
    const words = { title: t('lobby.login_title'), text: t('lobby.login_text') }
    return <Empty image="key" {...words} action={action} />
  }
  if (tab === 'favourites' && account.type === trial) {
    const action = <Button onClick={() => openModal('register')}>{t('shell.register')}</Button>
    const words = { title: t('lobby.trial_title'), text: t('lobby.trial_text') }
    return <Empty image="star" {...words} action={action} />
  }
  const words = {
    title: t(`lobby.${tab}_none_title`),
    text: t(`lobby.${tab}_none_text`),
  }
  return <Empty image={tab === 'recent' ? 'calendar' : 'star'} {...words} action={browse} />
}

interface EmptyProps {
  image: string
  title: string
  text: string
  action: React.ReactNode
}

function Empty({ image, ...rest }: EmptyProps) {
  return <EmptyState picture={<Scene image={image} size={125} className="w-40" />} {...rest} />
}
