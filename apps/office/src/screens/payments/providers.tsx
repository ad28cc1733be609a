import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, pushToast } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Rows, type Column } from '#features/list'
import { PendingApprovals } from '#features/people'
import { Tag } from '#features/tag'
import { useAction } from '#lib/action'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import type { Provider, PaymentConfig } from './view.ts'
import { SwitchButton } from './switch-button.tsx'

/** Payment providers. */
export function Providers({ config }: { config: PaymentConfig }) {
  const { t } = useWords(adminWords)
  return (
    <>
      <PendingApprovals requests={config.waiting.filter(({ what }) => what === 'provider')} />
      <Rows
        caption={t('payments.tab_providers')}
        columns={useColumns(config.brandId)}
        rows={config.providers}
        keyOf={({ code }) => code}
        empty={t('payments.no_providers')}
      />
    </>
  )
}

function useColumns(brandId: string): Column<Provider>[] {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const columns: Column<Provider>[] = [
    {
      key: 'code',
      label: t('payments.provider'),
      isHeading: true,
      cell: ({ code }) => (
        <Link href={`/payments/provider/${code}?brand=${brandId}`} className={linkClass}>
          {code}
        </Link>
      ),
    },
    { key: 'kind', label: t('payments.kind'), cell: ({ kind }) => t(`payments.kind_${kind}`) },
    { key: 'state', label: t('common.state'), cell: (provider) => <State provider={provider} /> },
    {
      key: 'secret',
      label: t('payments.secret'),
      cell: ({ secretEnds: end }) => (end === null ? t('payments.secret_none') : `…${end}`),
    },
    {
      key: 'pays',
      label: t('payments.paysOut'),
      cell: ({ paysOut }) => paysOut.map((kind) => t(`payments.payout_${kind}`)).join(', ') || '–',
    },
  ]
  const actions: Column<Provider> = {
    key: 'actions',
    label: t('payments.enabled'),
    cell: ({ code, enabled, byHand, works }) => (
      <span className="flex flex-wrap justify-end gap-2 lg:justify-start">
        <SwitchButton {...{ brandId, code }} what="provider" title={code} isOn={enabled} />
        {!byHand && works && <TestButton {...{ brandId, code }} />}
      </span>
    ),
  }
  return may('paymentManage') ? [...columns, actions] : columns
}

function State({ provider: { enabled, works } }: { provider: Provider }) {
  const { t } = useWords(adminWords)
  if (!works) return <Tag tone="bad" text={t('payments.state_dead')} />
  return enabled ? (
    <Tag tone="good" text={t('payments.state_on')} />
  ) : (
    <Tag tone="quiet" text={t('payments.state_off')} />
  )
}

/** Tests the connection with a request that needs the secret. */
function TestButton({ brandId, code }: { brandId: string; code: string }) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useAction()
  const ask = () =>
    run(async () => {
      const { answers } = await call('POST /office/api/payment/try', { brandId, code })
      pushToast(t(answers ? 'payments.try_good' : 'payments.try_bad'), answers ? 'good' : 'bad')
    })
  return (
    <>
      <Button variant="plain" size="small" busy={busy} onClick={() => void ask()}>
        {t('payments.try')}
      </Button>
      {problem !== undefined && <span className="text-sm text-bad">{problem}</span>}
    </>
  )
}
