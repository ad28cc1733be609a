import { centreWords } from '@fairhouse/i18n/centre'
import { safetyWords } from '@fairhouse/i18n/safety'
import { useWords } from '#lib/words'
import { Tabs } from '@fairhouse/ui'
import { exclusionQuery, limitsQuery } from '#lib/limits'
import { useQuery } from '#lib/query'
import { Activity } from './activity.tsx'
import { LoadState } from './load-state.tsx'
import { Breaks } from './breaks.tsx'
import { Help } from './help.tsx'
import { LimitGroups } from './limit-groups.tsx'
import { Links } from './links.tsx'
import { RealityCheck } from './reality-check.tsx'
import { SelfTest } from './self-test.tsx'
import { ActiveExclusion } from './active-exclusion.tsx'
import { settingTabs, infoTabs, useTab } from './use-tab.ts'

/** Responsible gaming page: limits, breaks, activity, self-test and help. */
export function ResponsibleGaming() {
  const { t } = useWords(centreWords, safetyWords)
  const { place, view, setView, leadTo } = useTab()
  const limits = useQuery(limitsQuery)
  const exclusion = useQuery(exclusionQuery)
  const tabs = [
    ...settingTabs.map((id) => ({ id, label: t(`safer.tab_${id}`) })),
    ...infoTabs.map((id) => ({ id, label: t(`${id}.tab`) })),
  ]
  return (
    <div ref={place} className="flex max-w-2xl flex-col gap-6">
      <ActiveExclusion now={exclusion.data?.now ?? null} />
      <Tabs isWrapped label={t('centre.page_safer')} tabs={tabs} value={view} onChange={setView}>
        {view === 'limits' && (
          <LoadState query={limits}>{(list) => <LimitGroups list={list} />}</LoadState>
        )}
        {view === 'check' && (
          <LoadState query={limits}>
            {({ realityCheck }) => <RealityCheck check={realityCheck} />}
          </LoadState>
        )}
        {view === 'break' && (
          <LoadState query={exclusion}>{(data) => <Breaks exclusion={data} />}</LoadState>
        )}
        {view === 'activity' && <Activity />}
        {view === 'selftest' && <SelfTest onLead={leadTo} />}
        {view === 'help' && <Help />}
      </Tabs>
      <Links />
    </div>
  )
}
