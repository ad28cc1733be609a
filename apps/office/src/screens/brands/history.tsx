import { adminWords } from '@fairhouse/i18n/office'
import { call, type Value } from '@fairhouse/browser/call'
import { Button, Dialog } from '@fairhouse/ui'
import { useState } from 'react'
import { DecisionButton } from '#features/decision'
import { LoadState, Pager, Rows, usePages, type Column } from '#features/list'
import { ColleagueName } from '#features/people'
import { freshQuery, useQueryOnce } from '#lib/query'
import { differences } from '#lib/differences'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { BrandDetail } from './view.ts'

type Version = Value<'GET /office/api/brand/versions'>['list'][number]

interface Props {
  one: BrandDetail
  onDone: () => Promise<void>
}

/** Published versions with their changes and a restore button. */
export function History({ one, onDone }: Props) {
  const { t } = useWords(adminWords)
  const pages = usePages()
  const { id: brandId } = one.brand
  const before = pages.after === undefined ? {} : { before: pages.after }
  const answer = useQueryOnce(freshQuery('GET /office/api/brand/versions', { brandId, ...before }))
  const [shown, setShown] = useState<number>()
  const columns = useColumns(one, setShown, onDone)
  return (
    <>
      <LoadState answer={answer}>
        {({ list, next }) => (
          <>
            <Rows
              caption={t('brands.tab_history')}
              columns={columns}
              rows={list}
              keyOf={({ number }) => String(number)}
              empty={t('brands.no_history')}
            />
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadState>
      <Dialog
        open={shown !== undefined}
        title={t('brands.version', { number: shown ?? 0 })}
        closeLabel={t('common.close')}
        onClose={() => setShown(undefined)}
        delayMs={0}
        width={560}
      >
        {shown !== undefined && <Differences brandId={brandId} number={shown} />}
      </Dialog>
    </>
  )
}

function useColumns(
  one: BrandDetail,
  show: (number: number) => void,
  onDone: () => Promise<void>,
): Column<Version>[] {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  const { may } = useMe()
  const { brand, draft } = one
  const seen = draft ? { revision: draft.revision } : {}
  const restore = (number: number) =>
    call('POST /office/api/brand/restore', { brandId: brand.id, ...seen, number })
  return [
    {
      key: 'number',
      label: t('brands.number'),
      isHeading: true,
      cell: ({ number }) => (
        <Button size="small" variant="plain" onClick={() => show(number)}>
          {t('brands.version', { number })}
        </Button>
      ),
    },
    { key: 'at', label: t('brands.at'), cell: ({ at }) => when(at) },
    {
      key: 'by',
      label: t('brands.by'),
      cell: ({ by }) => (by === null ? t('brands.by_itself') : <ColleagueName id={by} />),
    },
    { key: 'reason', label: t('common.why'), cell: ({ reason }) => reason || '–' },
    {
      key: 'changed',
      label: t('brands.changed'),
      cell: ({ changed }) => changed.join(', ') || '–',
    },
    ...(may('brandManage')
      ? [
          {
            key: 'restore',
            label: t('common.action'),
            cell: ({ number }: Version) => (
              <DecisionButton
                label={t('brands.restore')}
                title={t('brands.restore_title', { number })}
                text={t('brands.restore_text')}
                onSend={() => restore(number)}
                onDone={() => void onDone()}
              />
            ),
          },
        ]
      : []),
  ]
}

function Differences({ brandId, number }: { brandId: string; number: number }) {
  const { t } = useWords(adminWords)
  const version = String(number)
  const answer = useQueryOnce(
    freshQuery('GET /office/api/brand/version', { brandId, number: version }),
  )
  return (
    <LoadState answer={answer}>
      {({ before, document }) => {
        const found = before ? differences(before, document) : []
        if (found.length === 0) return <p className="text-text-quiet">{t('brands.first')}</p>
        return (
          <dl className="flex flex-col gap-4 text-sm">
            {found.map(({ path, before: old, after }) => (
              <div key={path} className="flex flex-col gap-0.5">
                <dt className="font-mono font-medium">{path}</dt>
                <dd className="font-mono wrap-anywhere text-text-quiet line-through">{old}</dd>
                <dd className="font-mono wrap-anywhere">{after}</dd>
              </div>
            ))}
          </dl>
        )
      }}
    </LoadState>
  )
}
