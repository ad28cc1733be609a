import { call } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'
import { Decide } from '#features/decide'
import { Listed, Rows, type Column } from '#features/list'
import { Section } from '#features/page'
import { Staffer } from '#features/people'
import { Tag } from '#features/tag'
import { asking, useAgain, useLive } from '#lib/ask'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/later-words'
import { useSegmentText } from './segment-text.ts'
import type { Brand, Run } from './told.ts'

const tones: Record<Run['state'], Tone> = { sending: 'warn', done: 'good', stopped: 'quiet' }

/** What was sent to some, and how far it has come. */
export function Mailings({ brand }: { brand: Brand }) {
  const { t } = useWords()
  const answer = useLive(asking('GET /office/api/mailing/list', { brandId: brand.id }))
  const columns = useColumns()
  return (
    <Section title={t('letters.mailings')}>
      <Listed answer={answer}>
        {({ list }) => (
          <Rows
            caption={t('letters.mailings')}
            columns={columns}
            rows={list}
            keyOf={({ id }) => id}
            empty={t('common.none')}
          />
        )}
      </Listed>
    </Section>
  )
}

function useColumns(): Column<Run>[] {
  const { t } = useWords()
  const when = useWhen()
  const segmentText = useSegmentText()
  return [
    { key: 'title', label: t('content.piece_title'), isHeading: true, cell: ({ title }) => title },
    { key: 'template', label: t('letters.template'), cell: ({ template }) => template ?? '–' },
    { key: 'whom', label: t('letters.whom'), cell: ({ segment }) => segmentText(segment) },
    { key: 'at', label: t('letters.at'), cell: ({ at }) => when(at) },
    { key: 'by', label: t('letters.by'), cell: ({ by }) => <Staffer id={by} /> },
    { key: 'state', label: t('common.state'), cell: (run) => <State run={run} /> },
  ]
}

function State({ run: { id, state, sent, expected } }: { run: Run }) {
  const { t } = useWords()
  const again = useAgain()
  return (
    <span className="inline-flex flex-col items-end gap-2 lg:items-start">
      <Tag tone={tones[state]} text={t(`letters.state_${state}`)} />
      <span className="text-sm text-text-quiet">{t('letters.progress', { sent, expected })}</span>
      {state === 'sending' && (
        <Decide
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
