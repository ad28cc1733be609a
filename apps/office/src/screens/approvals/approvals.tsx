import type { Value } from '@fairhouse/browser/call'
import { Choice } from '@fairhouse/ui'
import { useState } from 'react'
import { Listed, Paged, usePages } from '#features/list'
import { Page } from '#features/page'
import { asking, useLive } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { Approval } from './approval.tsx'

type State = Value<'GET /office/api/approvals'>['list'][number]['state']

const states = ['open', 'approved', 'rejected', 'lapsed'] as const satisfies readonly State[]

/** What waits for a second person, or was decided. */
export function Approvals() {
  const { t } = useWords()
  const [state, setState] = useState<State>('open')
  const pages = usePages()
  const { after } = pages
  const answer = useLive(
    asking('GET /office/api/approvals', { state, ...(after !== undefined && { after }) }),
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
      <Listed answer={answer}>
        {({ list, next }) => (
          <>
            {list.length === 0 && <p className="py-8 text-text-quiet">{t('approvals.none')}</p>}
            {list.map((approval) => (
              <Approval key={approval.id} approval={approval} />
            ))}
            <Paged {...{ pages, next }} />
          </>
        )}
      </Listed>
    </Page>
  )
}
