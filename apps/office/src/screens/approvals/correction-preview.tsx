import { adminWords } from '@fairhouse/i18n/office'
import type { Value } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { Button, Money } from '@fairhouse/ui'
import { Suspense, useState } from 'react'
import { Facts } from '#features/facts'
import { LoadState, Rows, type Column } from '#features/list'
import { ColleagueName } from '#features/people'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { useDateTime } from '#lib/date-time'

type PreviewResult = Value<'GET /office/api/member/adjustment'>
type Earlier = PreviewResult['earlier'][number]

/** Effect of a correction, for the approver. Viewing is audited, so it loads on click. */
export function CorrectionPreview({ id }: { id: string }) {
  return (
    <Suspense fallback={null}>
      <PreviewLoader id={id} />
    </Suspense>
  )
}

function PreviewLoader({ id }: { id: string }) {
  const { t } = useWords(adminWords)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <div>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t('corrections.show')}
        </Button>
      </div>
      {isShown && <Shown id={id} />}
    </>
  )
}

function Shown({ id }: { id: string }) {
  const { t } = useWords(adminWords)
  const answer = useQueryOnce(freshQuery('GET /office/api/member/adjustment', { approval: id }))
  const columns = useColumns()
  return (
    <LoadState answer={answer}>
      {({ brand, state, currency, cash, after, earlier }) => (
        <div className="flex min-w-0 flex-col gap-4">
          <Facts
            facts={[
              { label: t('common.brand'), value: brand },
              { label: t('corrections.account_state'), value: t(`corrections.state_${state}`) },
              { label: t('corrections.cash'), value: <Money text={moneyText(cash, currency)} /> },
              after !== null && {
                label: t('corrections.after'),
                value: <Money text={moneyText(after, currency)} />,
              },
            ]}
          />
          {after?.startsWith('-') === true && (
            <p className="text-sm text-bad">{t('corrections.uncovered')}</p>
          )}
          <h3 className="font-semibold">{t('corrections.earlier')}</h3>
          <Rows
            caption={t('corrections.earlier')}
            columns={columns}
            rows={earlier}
            keyOf={(one) => one.id}
            empty={t('corrections.none')}
          />
        </div>
      )}
    </LoadState>
  )
}

function useColumns(): Column<Earlier>[] {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  return [
    {
      key: 'askedAt',
      label: t('common.asked_at'),
      isHeading: true,
      cell: ({ askedAt }) => when(askedAt),
    },
    {
      key: 'amount',
      label: t('common.amount'),
      isNumber: true,
      cell: ({ amount, currency }) => <Money text={moneyText(amount, currency)} />,
    },
    {
      key: 'kind',
      label: t('member.adjust_kind'),
      cell: ({ kind }) => t(`member.adjust_${kind}`),
    },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ state }) => t(`approvals.state_${state}`),
    },
    {
      key: 'askedBy',
      label: t('approvals.asked_by'),
      cell: ({ askedBy }) => <ColleagueName id={askedBy} />,
    },
    { key: 'reason', label: t('common.why'), cell: ({ reason }) => reason },
  ]
}
