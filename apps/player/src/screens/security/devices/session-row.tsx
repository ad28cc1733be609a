import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Icon } from '@fairhouse/ui'
import type { Value } from '#lib/call'
import { momentText } from '#lib/moment'
import { countryName } from './country-name.ts'

type Session = Value<'GET /wps/session/list'>['list'][number]

interface Props {
  session: Session
  busy: boolean
  onEnd: () => void
}

export function SessionRow({ session, busy, onEnd }: Props) {
  const { t, tag } = useWords(accountWords)
  const place = [countryName(session.country, tag), session.address]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name="screen" className="size-6 text-text-quiet" />
      <div className="flex min-w-0 grow basis-40 flex-col">
        <span className="font-semibold break-words">{session.device}</span>
        <span className="text-sm break-words text-text-quiet">
          {place.filter((part) => part !== undefined).join(' · ')}
        </span>
        <span className="text-sm text-text-quiet">
          {t('security.session_seen', { time: momentText(session.seenAt, tag) })}
        </span>
      </div>
      {session.own ? (
        <span className="text-sm font-semibold text-good">{t('security.session_own')}</span>
      ) : (
        <Button variant="quiet" size="small" busy={busy} onClick={onEnd}>
          {t('security.session_end')}
          <span className="sr-only">{session.device}</span>
        </Button>
      )}
    </li>
  )
}
