import { call, type Value } from '@fairhouse/browser/call'
import { Button, Dialog } from '@fairhouse/ui'
import { useState } from 'react'
import { Decide } from '#features/decide'
import { Listed, Paged, Rows, usePages, type Column } from '#features/list'
import { Staffer } from '#features/people'
import { asking, useLook } from '#lib/ask'
import { differences } from '#lib/differences'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/later-words'
import type { One } from './told.ts'

type Version = Value<'GET /office/api/brand/versions'>['list'][number]

interface Props {
  one: One
  onDone: () => Promise<void>
}

/** What was published, what it changed, and a way back to it. */
export function History({ one, onDone }: Props) {
  const { t } = useWords()
  const pages = usePages()
  const { id: brandId } = one.brand
  const before = pages.after === undefined ? {} : { before: pages.after }
  const answer = useLook(asking('GET /office/api/brand/versions', { brandId, ...before }))
  const [shown, setShown] = useState<number>()
  const columns = useColumns(one, setShown, onDone)
  return (
    <>
      <Listed answer={answer}>
        {({ list, next }) => (
          <>
            <Rows
              caption={t('brands.tab_history')}
              columns={columns}
              rows={list}
              keyOf={({ number }) => String(number)}
              empty={t('brands.no_history')}
            />
            <Paged pages={pages} next={next} />
          </>
        )}
      </Listed>
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
  one: One,
  show: (number: number) => void,
  onDone: () => Promise<void>,
): Column<Version>[] {
  const { t } = useWords()
  const when = useWhen()
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
      cell: ({ by }) => (by === null ? t('brands.by_itself') : <Staffer id={by} />),
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
              <Decide
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
  const { t } = useWords()
  const version = String(number)
  const answer = useLook(asking('GET /office/api/brand/version', { brandId, number: version }))
  return (
    <Listed answer={answer}>
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
    </Listed>
  )
}
