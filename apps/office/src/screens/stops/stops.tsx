import { adminWords } from '@fairhouse/i18n/office'
import { call, type Value } from '@fairhouse/browser/call'
import { Choice, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { DecisionButton, StopButton } from '#features/decision'
import { LoadState, Pager, Rows, usePages, type Column } from '#features/list'
import { Page, Section } from '#features/page'
import { ColleagueName, PendingFor } from '#features/people'
import { Tag } from '#features/tag'
import { freshQuery, useInvalidate, useLiveQuery } from '#lib/query'
import { useDateTime } from '#lib/date-time'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'

type StopList = Value<'GET /office/api/stops'>
type Stop = StopList['list'][number]

/** Emergency stops: what is closed until when, and what was. */
export function Stops() {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const pages = usePages()
  const { after } = pages
  const answer = useLiveQuery(
    freshQuery('GET /office/api/stops', after === undefined ? {} : { after }),
  )
  const columns = useColumns(answer.data?.brands ?? [])
  return (
    <Page title={t('common.stops')} text={t('stops.text')}>
      <PendingFor kinds={['stop.end']} />
      <LoadState answer={answer}>
        {(data) => (
          <>
            {may('stopManage') && <NewStop {...data} />}
            <Rows
              caption={t('common.stops')}
              columns={columns}
              rows={data.list}
              keyOf={({ id }) => id}
              empty={t('stops.none')}
            />
            <Pager pages={pages} next={data.next} />
          </>
        )}
      </LoadState>
    </Page>
  )
}

/** The whole site, its payments, a provider or a game. */
function NewStop({ brands, vendors }: Pick<StopList, 'brands' | 'vendors'>) {
  const { t } = useWords(adminWords)
  const [brand, setBrand] = useState('')
  const [vendor, setVendor] = useState('')
  const [typed, setTyped] = useState('')
  const game = typed.trim()
  const name = vendors.find(({ code }) => code === vendor)?.name ?? ''
  const where = brand === '' ? {} : { brandId: brand }
  const all = { value: '', label: t('stops.brands_all') }
  return (
    <Section title={t('stops.stop')}>
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label={t('common.brand')}
          options={[all, ...brands.map(({ id, name: label }) => ({ value: id, label }))]}
          value={brand}
          onChange={setBrand}
        />
        <StopButton target={{ what: 'site', ...where }} />
        <StopButton target={{ what: 'deposits', ...where }} />
        <StopButton target={{ what: 'withdrawals', ...where }} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label={t('stops.what_vendor')}
          options={[
            { value: '', label: '–' },
            ...vendors.map(({ code, name: label }) => ({ value: code, label })),
          ]}
          value={vendor}
          onChange={setVendor}
        />
        {vendor !== '' && (
          <>
            <div className="w-64">
              <Field
                label={t('stops.game_code')}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                value={typed}
                onChange={setTyped}
              />
            </div>
            {game === '' ? (
              <StopButton target={{ what: 'vendor', vendor, ...where }} name={name} />
            ) : (
              <StopButton target={{ what: 'game', vendor, game, ...where }} name={game} />
            )}
          </>
        )}
      </div>
    </Section>
  )
}

function useColumns(brands: StopList['brands']): Column<Stop>[] {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const when = useDateTime()
  const brandOf = (id: string | null) =>
    id === null ? t('stops.brands_all') : (brands.find((one) => one.id === id)?.name ?? id)
  const columns: Column<Stop>[] = [
    {
      key: 'what',
      label: t('stops.what'),
      isHeading: true,
      cell: ({ what, name }) => [t(`stops.what_${what}`), name].filter(Boolean).join(': '),
    },
    { key: 'brand', label: t('common.brand'), cell: ({ brandId }) => brandOf(brandId) },
    { key: 'state', label: t('common.state'), cell: (stop) => <StopState stop={stop} /> },
    { key: 'since', label: t('stops.since'), cell: ({ since }) => when(since) },
    {
      key: 'until',
      label: t('stops.until'),
      cell: ({ until, endedAt, endedBy }) => when((endedBy !== null && endedAt) || until),
    },
    { key: 'by', label: t('stops.by'), cell: ({ by }) => <ColleagueName id={by} /> },
    { key: 'why', label: t('common.why'), cell: ({ reason }) => reason },
  ]
  if (!may('stopManage')) return columns
  const ending = { key: 'end', label: t('common.action') }
  return [...columns, { ...ending, cell: (stop) => stop.isActive && <EndStop id={stop.id} /> }]
}

function StopState({ stop: { isActive, endedBy } }: { stop: Stop }) {
  const { t } = useWords(adminWords)
  if (isActive) return <Tag tone="bad" text={t('stops.active')} />
  return <Tag tone="quiet" text={t(endedBy === null ? 'stops.over' : 'stops.ended')} />
}

function EndStop({ id }: { id: string }) {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  return (
    <DecisionButton
      label={t('stops.end')}
      title={t('stops.end_title')}
      text={t('stops.end_text')}
      reasonLabel={t('common.reason')}
      onSend={(reason) => call('POST /office/api/stop/end', { id, reason })}
      onDone={() => again('GET /office/api/stops', 'GET /office/api/approvals/waiting')}
    />
  )
}
