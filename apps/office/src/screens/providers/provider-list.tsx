import { adminWords } from '@fairhouse/i18n/office'
import { buttonClass, Icon } from '@fairhouse/ui'
import { Link } from 'wouter'
import { LoadState, Rows, type Column } from '#features/list'
import { Page } from '#features/page'
import { PendingApprovals } from '#features/people'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useMe } from '#lib/me'
import { codeClass, linkClass } from '#lib/text-classes'
import { useWords } from '#lib/words'
import { KeyState, ProviderState, useBrandsText } from './provider-state.tsx'
import type { Provider, ProviderSetup } from './view.ts'

/** Game providers as they are set up, with the requests that wait. */
export function ProviderList() {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const answer = useLiveQuery(freshQuery('GET /office/api/providers', {}))
  const add = (
    <Link href="/providers/new" className={buttonClass('primary', 'small')}>
      <Icon name="plus" className="size-5" />
      {t('providers.add')}
    </Link>
  )
  return (
    <Page
      title={t('common.providers')}
      text={t('providers.text')}
      actions={may('providerManage') && add}
    >
      <LoadState answer={answer}>
        {(setup) => (
          <>
            <PendingApprovals requests={setup.waiting} />
            <ProviderRows setup={setup} />
          </>
        )}
      </LoadState>
    </Page>
  )
}

function ProviderRows({ setup }: { setup: ProviderSetup }) {
  const { t } = useWords(adminWords)
  return (
    <Rows
      caption={t('common.providers')}
      columns={useColumns(setup)}
      rows={setup.list}
      keyOf={({ code }) => code}
      empty={t('providers.none')}
    />
  )
}

function useColumns({ brands }: ProviderSetup): Column<Provider>[] {
  const { t } = useWords(adminWords)
  const brandsText = useBrandsText(brands)
  return [
    {
      key: 'name',
      label: t('catalogue.vendor'),
      isHeading: true,
      cell: ({ code, name, isInHouse }) =>
        isInHouse ? (
          name
        ) : (
          <Link href={`/providers/${code}`} className={linkClass}>
            {name}
          </Link>
        ),
    },
    {
      key: 'code',
      label: t('providers.code'),
      cell: ({ code }) => <span className={codeClass}>{code}</span>,
    },
    {
      key: 'state',
      label: t('common.state'),
      cell: (provider) => <ProviderState provider={provider} />,
    },
    {
      key: 'wallet',
      label: t('providers.kind'),
      cell: ({ isInHouse, wallet }) =>
        t(isInHouse ? 'providers.in_house' : `providers.wallet_${wallet}`),
    },
    { key: 'brands', label: t('providers.brands'), cell: ({ brands: own }) => brandsText(own) },
    {
      key: 'key',
      label: t('providers.key'),
      cell: (provider) => (provider.isInHouse ? '–' : <KeyState provider={provider} />),
    },
  ]
}
