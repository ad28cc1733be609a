import { adminWords } from '@fairhouse/i18n/office'
import type { Value } from '@fairhouse/browser/call'
import { Choice } from '@fairhouse/ui'
import { useState } from 'react'
import { LoadState, Pager, usePages } from '#features/list'
import { Page } from '#features/page'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { Approval } from './approval.tsx'

type State = Value<'GET /office/api/approvals'>['list'][number]['state']

const states = [
  'open',
  'approved',
  'rejected',
  'withdrawn',
  'lapsed',
] as const satisfies readonly State[]

/** Four-eyes approvals, pending or decided. */
export function Approvals() {
  const { t } = useWords(adminWords)
  const [state, setState] = useState<State>('open')
  const pages = usePages()
  const { after } = pages
  const answer = useLiveQuery(
    freshQuery('GET /office/api/approvals', { state, ...(after !== undefined && { after }) }),
  )
  const choose = (chosen: State) => {
    setState(chosen)
    pages.reset()
  }
  return (
    <Page
      title={t('approvals.title')}
      text={t('approvals.text')}
      actions={
        <Choice
          label={t('common.state')}
          options={states.map((value) => ({ value, label: t(`approvals.state_${value}`) }))}
          value={state}
          onChange={choose}
        />
      }
    >
      <LoadState answer={answer}>
        {({ list, next }) => (
          <>
            {list.length === 0 && <p className="py-8 text-text-quiet">{t('approvals.none')}</p>}
            {list.map((approval) => (
              <Approval key={approval.id} approval={approval} />
            ))}
            <Pager {...{ pages, next }} />
          </>
        )}
      </LoadState>
    </Page>
  )
}
