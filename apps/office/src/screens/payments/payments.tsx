import { Icon, Tabs, buttonClass } from '@fairhouse/ui'
import { Link, useLocation, useSearchParams } from 'wouter'
import { BrandChoice } from '#features/brand-choice'
import { Listed } from '#features/list'
import { Page } from '#features/page'
import { asking, useLive } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { ControlTerms } from './control-terms.tsx'
import { Methods } from './methods.tsx'
import { Providers } from './providers.tsx'
import { WithdrawalTerms } from './withdrawal-terms.tsx'

const tabs = ['methods', 'providers', 'withdrawals', 'controls'] as const
type Tab = (typeof tabs)[number]

/** How money comes to a brand and leaves it. */
export function Payments() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'methods'
  const brandId = search.get('brand') ?? undefined
  const answer = useLive(
    asking('GET /office/api/payments', { ...(brandId !== undefined && { brandId }) }),
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
        <Listed answer={answer}>
          {(told) => (
            <>
              {tab === 'methods' && <Methods told={told} />}
              {tab === 'providers' && <Providers told={told} />}
              {tab === 'withdrawals' && (
                <WithdrawalTerms key={told.brandId} brandId={told.brandId} />
              )}
              {tab === 'controls' && <ControlTerms key={told.brandId} brandId={told.brandId} />}
            </>
          )}
        </Listed>
      </Tabs>
    </Page>
  )
}

function Add({ tab, brandId }: { tab: Tab; brandId: string | undefined }) {
  const { t } = useWords()
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
