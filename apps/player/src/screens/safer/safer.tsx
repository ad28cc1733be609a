import { Tabs } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'
import { exclusionQuery, limitsQuery } from '#lib/limits'
import { useQuery } from '#lib/query'
import { useSafetyWords } from '#lib/safety-words'
import { Activity } from './activity.tsx'
import { Answered } from './answered.tsx'
import { Breaks } from './breaks.tsx'
import { Help } from './help.tsx'
import { LimitGroups } from './limit-groups.tsx'
import { Links } from './links.tsx'
import { RealityCheck } from './reality-check.tsx'
import { SelfTest } from './self-test.tsx'
import { Standing } from './standing.tsx'
import { chosenViews, toldViews, useView } from './use-view.ts'

/** What a player decides beforehand, what has come of it, and who helps. */
export function Safer() {
  const { tc } = useCentreWords()
  const { ts } = useSafetyWords()
  const { place, view, setView, leadTo } = useView()
  const limits = useQuery(limitsQuery)
  const exclusion = useQuery(exclusionQuery)
  const tabs = [
    ...chosenViews.map((id) => ({ id, label: tc(`safer.tab_${id}`) })),
    ...toldViews.map((id) => ({ id, label: ts(`${id}.tab`) })),
  ]
  return (
    <div ref={place} className="flex max-w-2xl flex-col gap-6">
      <Standing now={exclusion.data?.now ?? null} />
      <Tabs isWrapped label={tc('centre.page_safer')} tabs={tabs} value={view} onChange={setView}>
        {view === 'limits' && (
          <Answered query={limits}>{(list) => <LimitGroups list={list} />}</Answered>
        )}
        {view === 'check' && (
          <Answered query={limits}>
            {({ realityCheck }) => <RealityCheck check={realityCheck} />}
          </Answered>
        )}
        {view === 'break' && (
          <Answered query={exclusion}>{(told) => <Breaks exclusion={told} />}</Answered>
        )}
        {view === 'activity' && <Activity />}
        {view === 'selftest' && <SelfTest onLead={leadTo} />}
        {view === 'help' && <Help />}
      </Tabs>
      <Links />
    </div>
  )
}
