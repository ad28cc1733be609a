import { call, type Value } from '@fairhouse/browser/call'
import { DecisionButton } from '#features/decision'
import { LoadState, Rows, type Column } from '#features/list'
import { freshQuery, useInvalidate, useQueryOnce } from '#lib/query'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'

type Session = Value<'GET /office/api/me/sessions'>['list'][number]

/** Shortens a user agent to browser and system. */
function deviceOf(userAgent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)[\w/]*[/ ](\d+)/.exec(userAgent)
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(userAgent)?.[1]
  return [browser && `${browser[1]} ${browser[2]}`, system].filter(Boolean).join(' · ') || userAgent
}

export function Sessions() {
  const { t } = useWords()
  const columns = useColumns()
  const answer = useQueryOnce(freshQuery('GET /office/api/me/sessions', {}))
  return (
    <LoadState answer={answer}>
      {({ list }) => (
        <Rows
          caption={t('own.sessions')}
          columns={columns}
          rows={list}
          keyOf={({ id }) => id}
          empty={t('common.none')}
        />
      )}
    </LoadState>
  )
}

function useColumns(): Column<Session>[] {
  const { t } = useWords()
  const when = useDateTime()
  const again = useInvalidate()
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
          <DecisionButton
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
