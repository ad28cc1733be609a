import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Problem } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Rows, type Column } from '#features/list'
import { moveItem, OrderArrows } from '#features/order'
import { PendingApprovals } from '#features/people'
import { Tag } from '#features/tag'
import { useAction } from '#lib/action'
import { groupAmount } from '#lib/amount'
import { useInvalidate } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { feeText, type Method, type PaymentConfig } from './view.ts'
import { SwitchButton } from './switch-button.tsx'
import { useMethodName } from './use-method-name.ts'

/** Deposit methods in the order that players see. */
export function Methods({ config }: { config: PaymentConfig }) {
  const { t } = useWords(adminWords)
  const { problem, run } = useAction()
  const again = useInvalidate()
  const codes = config.methods.map(({ code }) => code)
  const move = (code: string, by: -1 | 1) => {
    const order = moveItem(codes, code, by)
    if (!order) return
    void run(async () => {
      await call('POST /office/api/payment/order', { brandId: config.brandId, codes: order })
      again('GET /office/api/payments')
    })
  }
  const columns = useColumns(config, move)
  return (
    <>
      <Problem text={problem} />
      <PendingApprovals requests={config.waiting.filter(({ what }) => what === 'method')} />
      <Rows
        caption={t('payments.tab_methods')}
        columns={columns}
        rows={config.methods}
        keyOf={({ code }) => code}
        empty={t('payments.no_methods')}
      />
    </>
  )
}

function useColumns(
  config: PaymentConfig,
  move: (code: string, by: -1 | 1) => void,
): Column<Method>[] {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const nameOf = useMethodName(config)
  const { brandId } = config
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
    { key: 'state', label: t('common.state'), cell: (method) => <State {...{ config, method }} /> },
    {
      key: 'limits',
      label: t('payments.limits'),
      cell: ({ least, most, currency }) =>
        `${groupAmount(least)} – ${groupAmount(most)} ${currency}`,
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
        <SwitchButton
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

function State({ config, method }: { config: PaymentConfig; method: Method }) {
  const { t } = useWords(adminWords)
  const provider = config.providers.find(({ code }) => code === method.provider)
  if (!method.enabled) return <Tag tone="quiet" text={t('payments.state_off')} />
  if (provider?.works !== true) return <Tag tone="bad" text={t('payments.state_dead')} />
  return provider.enabled ? (
    <Tag tone="good" text={t('payments.state_on')} />
  ) : (
    <Tag tone="warn" text={t('payments.state_waits')} />
  )
}
