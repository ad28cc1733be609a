import { Button, Icon } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import type { Value } from '#lib/call'
import { momentText } from '#lib/moment'
import { placeName } from './place-name.ts'

type Session = Value<'GET /wps/session/list'>['list'][number]

interface Props {
  session: Session
  busy: boolean
  onEnd: () => void
}

export function SessionRow({ session, busy, onEnd }: Props) {
  const { ta, tag } = useAccountWords()
  const place = [placeName(session.country, tag), session.address]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name="screen" className="size-6 text-text-quiet" />
      <div className="flex min-w-0 grow basis-40 flex-col">
        <span className="font-semibold break-words">{session.device}</span>
        <span className="text-sm break-words text-text-quiet">
          {place.filter((part) => part !== undefined).join(' · ')}
        </span>
        <span className="text-sm text-text-quiet">
          {ta('security.session_seen', { time: momentText(session.seenAt, tag) })}
        </span>
      </div>
      {session.own ? (
        <span className="text-sm font-semibold text-good">{ta('security.session_own')}</span>
      ) : (
        <Button variant="quiet" size="small" busy={busy} onClick={onEnd}>
          {ta('security.session_end')}
          <span className="sr-only">{session.device}</span>
        </Button>
      )}
    </li>
  )
}
