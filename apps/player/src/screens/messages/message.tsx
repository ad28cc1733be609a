import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { MessageKind } from '@fairhouse/protocol'
import { Button, Icon, join, type IconName } from '@fairhouse/ui'
import { useState } from 'react'
import { call, type Value } from '#lib/call'
import { momentText } from '#lib/moment'

type Told = Value<'GET /wps/message/list'>['list'][number]

interface Props {
  message: Told
  busy: boolean
  onRemove: (id: string) => void
}

const iconOf = (kind: MessageKind): IconName => (kind === 'letter' ? 'mail' : 'wallet')

const summaryClass = join(
  'flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card p-4',
  '[&::-webkit-details-marker]:hidden',
)

/** Collapsed it shows the title; expanding marks it read. Content is rendered as text only. */
export function Message({ message, busy, onRemove }: Props) {
  const { t } = useWords(centreWords)
  const { id, kind, title, content } = message
  const [wasOpened, setOpened] = useState(false)
  const isRead = message.isRead || wasOpened
  const open = () => {
    if (isRead) return
    setOpened(true)
    // The socket updates the count; after a failure the message is unread on reload.
    call('POST /wps/message/read', { id }).catch(() => setOpened(false))
  }
  return (
    <li className="rounded-card border border-line bg-surface-raised">
      <details
        className="group"
        onToggle={(event) => {
          if (event.currentTarget.open) open()
        }}
      >
        <summary className={summaryClass}>
          <Icon name={iconOf(kind)} className={isRead ? 'text-text-quiet' : 'text-accent'} />
          <span className="flex min-w-0 grow flex-col gap-1">
            <span dir="auto" className={join('break-words', !isRead && 'font-semibold')}>
              {title}
            </span>
            <span className="flex flex-wrap gap-x-3 text-sm text-text-quiet">
              <When time={message.createdAt} />
              {!isRead && <span className="font-semibold text-accent">{t('messages.new')}</span>}
            </span>
          </span>
          <Icon
            name="chevron"
            className="text-text-quiet transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4 border-t border-line p-4">
          <p dir="auto" className="break-words whitespace-pre-line">
            {content}
          </p>
          <Remove busy={busy} onRemove={() => onRemove(id)} />
        </div>
      </details>
    </li>
  )
}

/** Asks for confirmation: a deleted message cannot be restored. */
function Remove({ busy, onRemove }: { busy: boolean; onRemove: () => void }) {
  const { t } = useWords(centreWords)
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <div>
        <Button size="small" variant="quiet" onClick={() => setAsked(true)}>
          {t('messages.delete')}
        </Button>
      </div>
    )
  }
  return (
    <div role="group" aria-label={t('messages.delete_sure')} className="flex flex-col gap-3">
      <p role="alert" className="text-sm font-medium">
        {t('messages.delete_sure')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={onRemove}>
          {t('messages.delete')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsked(false)}>
          {t('messages.keep')}
        </Button>
      </div>
    </div>
  )
}

function When({ time }: { time: string }) {
  const { tag } = useWords(centreWords)
  return <time dateTime={time}>{momentText(time, tag)}</time>
}
