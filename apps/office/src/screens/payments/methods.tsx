import { call } from '@fairhouse/browser/call'
import { Problem } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Rows, type Column } from '#features/list'
import { moved, OrderArrows } from '#features/order'
import { Waiting } from '#features/people'
import { Tag } from '#features/tag'
import { useAct } from '#lib/act'
import { grouped } from '#lib/amount'
import { useAgain } from '#lib/ask'
import { linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { feeText, type Method, type Told } from './told.ts'
import { Turn } from './turn.tsx'
import { useMethodName } from './use-method-name.ts'

/** The ways to pay in, in the order in which players see them. */
export function Methods({ told }: { told: Told }) {
  const { t } = useWords()
  const { problem, run } = useAct()
  const again = useAgain()
  const codes = told.methods.map(({ code }) => code)
  const move = (code: string, by: -1 | 1) => {
    const order = moved(codes, code, by)
    if (!order) return
    void run(async () => {
      await call('POST /office/api/payment/order', { brandId: told.brandId, codes: order })
      again('GET /office/api/payments')
    })
  }
  const columns = useColumns(told, move)
  return (
    <>
      <Problem text={problem} />
      <Waiting requests={told.waiting.filter(({ what }) => what === 'method')} />
      <Rows
        caption={t('payments.tab_methods')}
        columns={columns}
        rows={told.methods}
        keyOf={({ code }) => code}
        empty={t('payments.no_methods')}
      />
    </>
  )
}

function useColumns(told: Told, move: (code: string, by: -1 | 1) => void): Column<Method>[] {
  const { t } = useWords()
  const { may } = useMe()
  const nameOf = useMethodName(told)
  const { brandId } = told
  const columns: Column<Method>[] = [
    {
      key: 'name',
      label: t('payments.method'),
      isHeading: true,
      cell: (method) => (
        <Link href={`/payments/method/${method.code}?brand=${brandId}`} className={linkClass}>
          {nameOf(method)}
        </Link>
      ),
    },
    { key: 'state', label: t('common.state'), cell: (method) => <State {...{ told, method }} /> },
    {
      key: 'limits',
      label: t('payments.limits'),
      cell: ({ least, most, currency }) => `${grouped(least)} – ${grouped(most)} ${currency}`,
    },
    {
      key: 'fee',
      label: t('payments.fee'),
      cell: (method) => feeText(method) ?? t('payments.fee_none'),
    },
    {
      key: 'account',
      label: t('payments.account'),
      cell: ({ institution, accountNumber, provider }) =>
        `${institution} ${accountNumber}`.trim() || provider,
    },
  ]
  if (!may('paymentManage')) return columns
  return [
    ...columns,
    {
      key: 'order',
      label: t('payments.order'),
      cell: (method) => (
        <OrderArrows
          up={t('payments.up', { title: nameOf(method) })}
          down={t('payments.down', { title: nameOf(method) })}
          onMove={(by) => move(method.code, by)}
        />
      ),
    },
    {
      key: 'turn',
      label: t('payments.enabled'),
      cell: (method) => (
        <Turn
          {...{ brandId }}
          what="method"
          code={method.code}
          title={nameOf(method)}
          isOn={method.enabled}
        />
      ),
    },
  ]
}

function State({ told, method }: { told: Told; method: Method }) {
  const { t } = useWords()
  const provider = told.providers.find(({ code }) => code === method.provider)
  if (!method.enabled) return <Tag tone="quiet" text={t('payments.state_off')} />
  if (provider?.works !== true) return <Tag tone="bad" text={t('payments.state_dead')} />
  return provider.enabled ? (
    <Tag tone="good" text={t('payments.state_on')} />
  ) : (
    <Tag tone="warn" text={t('payments.state_waits')} />
  )
}
