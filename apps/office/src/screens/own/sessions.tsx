import { call, type Value } from '@fairhouse/browser/call'
import { Decide } from '#features/decide'
import { Listed, Rows, type Column } from '#features/list'
import { asking, useAgain, useLook } from '#lib/ask'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'

type Session = Value<'GET /office/api/me/sessions'>['list'][number]

/** Enough of what a browser says of itself to know it again. */
function deviceOf(userAgent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)[\w/]*[/ ](\d+)/.exec(userAgent)
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(userAgent)?.[1]
  return [browser && `${browser[1]} ${browser[2]}`, system].filter(Boolean).join(' · ') || userAgent
}

export function Sessions() {
  const { t } = useWords()
  const columns = useColumns()
  const answer = useLook(asking('GET /office/api/me/sessions', {}))
  return (
    <Listed answer={answer}>
      {({ list }) => (
        <Rows
          caption={t('own.sessions')}
          columns={columns}
          rows={list}
          keyOf={({ id }) => id}
          empty={t('common.none')}
        />
      )}
    </Listed>
  )
}

function useColumns(): Column<Session>[] {
  const { t } = useWords()
  const when = useWhen()
  const again = useAgain()
  return [
    {
      key: 'device',
      label: t('own.device'),
      isHeading: true,
      cell: ({ device }) => <span title={device}>{deviceOf(device)}</span>,
    },
    { key: 'address', label: t('own.address'), cell: ({ address }) => address },
    { key: 'since', label: t('own.since'), cell: ({ createdAt }) => when(createdAt) },
    { key: 'seen', label: t('own.seen'), cell: ({ seenAt }) => when(seenAt) },
    {
      key: 'end',
      label: t('common.action'),
      cell: ({ id, own }) =>
        own ? (
          t('own.this_one')
        ) : (
          <Decide
            label={t('own.end')}
            title={t('own.end_title')}
            text={t('own.end_text')}
            onSend={() => call('DELETE /office/api/me/session', { id })}
            onDone={() => again('GET /office/api/me/sessions')}
          />
        ),
    },
  ]
}
