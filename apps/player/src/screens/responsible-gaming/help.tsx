import { safetyWords } from '@fairhouse/i18n/safety'
import { useWords } from '#lib/words'
import { HelperList, helpersQuery } from '#features/helpers'
import { useQuery } from '#lib/query'
import { LoadState } from './load-state.tsx'

/** Help organisations, the visitor's country first. */
export function Help() {
  const { t } = useWords(safetyWords)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg font-semibold">{t('help.title')}</h3>
        <p className="text-text-quiet">{t('help.lead')}</p>
      </div>
      <LoadState query={useQuery(helpersQuery)}>
        {({ list }) => <HelperList list={list} heading="h4" />}
      </LoadState>
    </div>
  )
}
