import { adminWords } from '@fairhouse/i18n/office'
import { Icon, Tabs, buttonClass } from '@fairhouse/ui'
import { Link, useLocation, useSearchParams } from 'wouter'
import { BrandChoice } from '#features/brand-choice'
import { LoadState } from '#features/list'
import { Page } from '#features/page'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { ControlTerms } from './control-terms.tsx'
import { Methods } from './methods.tsx'
import { Providers } from './providers.tsx'
import { WithdrawalTerms } from './withdrawal-terms.tsx'

const tabs = ['methods', 'providers', 'withdrawals', 'controls'] as const
type Tab = (typeof tabs)[number]

/** Payment settings of a brand. */
export function Payments() {
  const { t } = useWords(adminWords)
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const tab = tabs.find((item) => item === search.get('tab')) ?? 'methods'
  const brandId = search.get('brand') ?? undefined
  const answer = useLiveQuery(
    freshQuery('GET /office/api/payments', { ...(brandId !== undefined && { brandId }) }),
  )
  const present = answer.data?.brandId ?? brandId
  const show = (next: Tab, brand = present) =>
    go(`/payments?tab=${next}${brand === undefined ? '' : `&brand=${brand}`}`)
  return (
    <Page
      title={t('common.payments')}
      text={t('payments.text')}
      actions={
        <>
          <BrandChoice
            brands={answer.data?.brands}
            value={present}
            onChange={(id) => show(tab, id)}
          />
          <Add tab={tab} brandId={present} />
        </>
      }
    >
      <Tabs
        label={t('payments.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`payments.tab_${id}`) }))}
        value={tab}
        onChange={(next) => show(next)}
      >
        <LoadState answer={answer}>
          {(config) => (
            <>
              {tab === 'methods' && <Methods config={config} />}
              {tab === 'providers' && <Providers config={config} />}
              {tab === 'withdrawals' && (
                <WithdrawalTerms key={config.brandId} brandId={config.brandId} />
              )}
              {tab === 'controls' && <ControlTerms key={config.brandId} brandId={config.brandId} />}
            </>
          )}
        </LoadState>
      </Tabs>
    </Page>
  )
}

function Add({ tab, brandId }: { tab: Tab; brandId: string | undefined }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const isForm = tab === 'withdrawals' || tab === 'controls'
  if (isForm || brandId === undefined || !may('paymentManage')) return null
  const what = tab === 'methods' ? 'method' : 'provider'
  return (
    <Link
      href={`/payments/${what}/new?brand=${brandId}`}
      className={buttonClass('primary', 'small')}
    >
      <Icon name="plus" className="size-5" />
      {t(`payments.add_${what}`)}
    </Link>
  )
}
