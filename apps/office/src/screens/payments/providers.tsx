import { call } from '@fairhouse/browser/call'
import { Button, pushToast } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Rows, type Column } from '#features/list'
import { Waiting } from '#features/people'
import { Tag } from '#features/tag'
import { useAct } from '#lib/act'
import { linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import type { Provider, Told } from './told.ts'
import { Turn } from './turn.tsx'

/** Through whom money comes in and goes out. */
export function Providers({ told }: { told: Told }) {
  const { t } = useWords()
  return (
    <>
      <Waiting requests={told.waiting.filter(({ what }) => what === 'provider')} />
      <Rows
        caption={t('payments.tab_providers')}
        columns={useColumns(told.brandId)}
        rows={told.providers}
        keyOf={({ code }) => code}
        empty={t('payments.no_providers')}
      />
    </>
  )
}

function useColumns(brandId: string): Column<Provider>[] {
  const { t } = useWords()
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
        <Turn {...{ brandId, code }} what="provider" title={code} isOn={enabled} />
        {!byHand && works && <Try {...{ brandId, code }} />}
      </span>
    ),
  }
  return may('paymentManage') ? [...columns, actions] : columns
}

function State({ provider: { enabled, works } }: { provider: Provider }) {
  const { t } = useWords()
  if (!works) return <Tag tone="bad" text={t('payments.state_dead')} />
  return enabled ? (
    <Tag tone="good" text={t('payments.state_on')} />
  ) : (
    <Tag tone="quiet" text={t('payments.state_off')} />
  )
}

/** Asks the provider something that only who knows the secret answers. */
function Try({ brandId, code }: { brandId: string; code: string }) {
  const { t } = useWords()
  const { busy, problem, run } = useAct()
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
