import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'
import { DecisionButton } from '#features/decision'
import { LoadState, Rows, type Column } from '#features/list'
import { Section } from '#features/page'
import { ColleagueName } from '#features/people'
import { Tag } from '#features/tag'
import { freshQuery, useInvalidate, useLiveQuery } from '#lib/query'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { useSegmentText } from './segment-text.ts'
import type { Brand, CampaignRun } from './view.ts'

const tones: Record<CampaignRun['state'], Tone> = {
  sending: 'warn',
  done: 'good',
  stopped: 'quiet',
}

/** Campaigns with their progress. */
export function Campaigns({ brand }: { brand: Brand }) {
  const { t } = useWords(adminWords)
  const answer = useLiveQuery(freshQuery('GET /office/api/mailing/list', { brandId: brand.id }))
  const columns = useColumns()
  return (
    <Section title={t('letters.mailings')}>
      <LoadState answer={answer}>
        {({ list }) => (
          <Rows
            caption={t('letters.mailings')}
            columns={columns}
            rows={list}
            keyOf={({ id }) => id}
            empty={t('common.none')}
          />
        )}
      </LoadState>
    </Section>
  )
}

function useColumns(): Column<CampaignRun>[] {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  const segmentText = useSegmentText()
  return [
    { key: 'title', label: t('content.piece_title'), isHeading: true, cell: ({ title }) => title },
    { key: 'template', label: t('letters.template'), cell: ({ template }) => template ?? '–' },
    { key: 'whom', label: t('letters.whom'), cell: ({ segment }) => segmentText(segment) },
    { key: 'at', label: t('letters.at'), cell: ({ at }) => when(at) },
    { key: 'by', label: t('letters.by'), cell: ({ by }) => <ColleagueName id={by} /> },
    { key: 'state', label: t('common.state'), cell: (run) => <State run={run} /> },
  ]
}

function State({ run: { id, state, sent, expected } }: { run: CampaignRun }) {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  return (
    <span className="inline-flex flex-col items-end gap-2 lg:items-start">
      <Tag tone={tones[state]} text={t(`letters.state_${state}`)} />
      <span className="text-sm text-text-quiet">{t('letters.progress', { sent, expected })}</span>
      {state === 'sending' && (
        <DecisionButton
          label={t('letters.stop')}
          title={t('letters.stop_title')}
          text={t('letters.stop_text')}
          onSend={() => call('POST /office/api/mailing/stop', { id })}
          onDone={() => again('GET /office/api/mailing/list')}
        />
      )}
    </span>
  )
}
