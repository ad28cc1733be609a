import { adminWords } from '@fairhouse/i18n/office'
import { buttonClass } from '@fairhouse/ui'
import { Link, useParams } from 'wouter'
import { SwitchButton } from '#features/decision'
import { Facts } from '#features/facts'
import { LoadState } from '#features/list'
import { Page, Section } from '#features/page'
import { PendingApprovals } from '#features/people'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { ConnectionTest } from './connection-test.tsx'
import { KeySection } from './key-section.tsx'
import { ProviderForm } from './provider-form.tsx'
import { ProviderState, useBrandsText } from './provider-state.tsx'
import type { Provider, ProviderSetup } from './view.ts'

/** Set-up of one game provider, or of a new one. */
export function EditProvider() {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const { code } = useParams<{ code: string }>()
  const answer = useLiveQuery(freshQuery('GET /office/api/providers', {}))
  const provider = answer.data?.list.find((one) => one.code === code && !one.isInHouse)
  const isNew = code === 'new' && may('providerManage')
  return (
    <Page
      title={isNew ? t('providers.new') : (provider?.name ?? code)}
      {...(isNew && { text: t('providers.new_text') })}
      back={{ href: '/providers', label: t('common.providers') }}
      actions={provider && <Actions provider={provider} />}
    >
      <LoadState answer={answer}>
        {(setup) => {
          if (isNew) return <ProviderForm brands={setup.brands} />
          if (!provider) return <Missing setup={setup} code={code} />
          return <Existing setup={setup} provider={provider} />
        }}
      </LoadState>
    </Page>
  )
}

/** A new provider that waits for approval, or a wrong address. */
function Missing({ setup, code }: { setup: ProviderSetup; code: string }) {
  const { t } = useWords(adminWords)
  const requests = setup.waiting.filter((one) => one.code === code)
  if (requests.length > 0) return <PendingApprovals requests={requests} />
  return <p>{t('common.not_there')}</p>
}

function Actions({ provider: { code, name, isOn } }: { provider: Provider }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  return (
    <>
      {may('catalogueRead') && (
        <Link href={`/catalogue/${code}`} className={buttonClass('quiet', 'small')}>
          {t('providers.games_page')}
        </Link>
      )}
      {may('catalogueManage') && <SwitchButton vendor={code} title={name} isOn={isOn} />}
    </>
  )
}

function Existing({ setup, provider }: { setup: ProviderSetup; provider: Provider }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const brandsText = useBrandsText(setup.brands)
  const mayManage = may('providerManage')
  return (
    <div className="flex flex-col gap-6">
      <PendingApprovals requests={setup.waiting.filter(({ code }) => code === provider.code)} />
      <Section
        title={t('common.facts')}
        actions={mayManage && <ConnectionTest code={provider.code} />}
      >
        <Facts
          facts={[
            { label: t('providers.code'), value: provider.code },
            { label: t('common.state'), value: <ProviderState provider={provider} /> },
            {
              label: t('providers.wallet'),
              value: t(`providers.wallet_${provider.wallet}`),
            },
            { label: t('providers.brands'), value: brandsText(provider.brands) },
            { label: t('catalogue.games'), value: String(provider.games) },
          ]}
        />
      </Section>
      <KeySection provider={provider} />
      <ProviderForm key={provider.seen} provider={provider} brands={setup.brands} />
    </div>
  )
}
