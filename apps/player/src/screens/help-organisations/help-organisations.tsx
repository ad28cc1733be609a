import { safetyWords } from '@fairhouse/i18n/safety'
import { useWords } from '#lib/words'
import { buttonClass } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Loaded } from '#features/content'
import { HelperList, helpersQuery } from '#features/helpers'
import { useStatus } from '#features/status'
import { useQuery } from '#lib/query'

/** Public page, also available while the site is closed. */
export function HelpOrganisations() {
  const { t } = useWords(safetyWords)
  const { data: status } = useStatus()
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{t('help.title')}</h1>
        <p className="text-lg text-text-quiet">{t('help.lead')}</p>
      </div>
      <Loaded query={useQuery(helpersQuery)}>
        {({ list }) => <HelperList list={list} heading="h2" />}
      </Loaded>
      {status?.status === 0 && (
        <div>
          <Link href="/help/responsible" className={buttonClass('quiet')}>
            {t('help.more')}
          </Link>
        </div>
      )}
    </div>
  )
}
