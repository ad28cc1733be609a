import { Button, buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from 'wouter'
import type { Member } from '#lib/account'
import { Scene } from '#lib/art'
import { useLobbyWords } from '#lib/lobby-words'
import { openModal } from '#lib/modals'
import type { OwnTab } from './tabs.tsx'

const trial = 4

interface Props {
  tab: OwnTab
  account: Member | null | undefined
}

/** Why there is nothing in a list of one's own, and what to do about it. */
export function NoneOf({ tab, account }: Props) {
  const { tg, t } = useLobbyWords()
  const browse = (
    <Link href="/inhouse" className={buttonClass('primary')}>
      {tg('lobby.browse')}
    </Link>
  )
  if (tab === 'hot') {
    const text = t('shell.category_none_text')
    return <None image="hot" title={t('shell.category_none_title')} text={text} action={browse} />
  }
  if (!account) {
    const action = <Button onClick={() => openModal('login')}>{t('shell.login')}</Button>
    const words = { title: tg('lobby.login_title'), text: tg('lobby.login_text') }
    return <None image="key" {...words} action={action} />
  }
  if (tab === 'favourites' && account.type === trial) {
    const action = <Button onClick={() => openModal('register')}>{t('shell.register')}</Button>
    const words = { title: tg('lobby.trial_title'), text: tg('lobby.trial_text') }
    return <None image="star" {...words} action={action} />
  }
  const words = {
    title: tg(`lobby.${tab}_none_title`),
    text: tg(`lobby.${tab}_none_text`),
  }
  return <None image={tab === 'recent' ? 'calendar' : 'star'} {...words} action={browse} />
}

interface NoneProps {
  image: string
  title: string
  text: string
  action: React.ReactNode
}

function None({ image, ...rest }: NoneProps) {
  return <EmptyState picture={<Scene image={image} size={125} className="w-40" />} {...rest} />
}
