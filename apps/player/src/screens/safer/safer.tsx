import { Skeleton, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText } from '#lib/action'
import { useCentrePart } from '#lib/centre'
import { useCentreWords } from '#lib/centre-words'
import { exclusionQuery, limitsQuery } from '#lib/limits'
import { useQuery } from '#lib/query'
import { Breaks } from './breaks.tsx'
import { LimitGroups } from './limit-groups.tsx'
import { Links } from './links.tsx'
import { RealityCheck } from './reality-check.tsx'
import { Standing } from './standing.tsx'

const views = ['limits', 'check', 'break'] as const
type View = (typeof views)[number]

/** What a player decides beforehand: how much, how long, and when not at all. */
export function Safer() {
  const { tc } = useCentreWords()
  const { ta } = useAccountWords()
  const part = useCentrePart()
  const [view, setView] = useState<View>(views.find((one) => one === part) ?? 'limits')
  const { data: limits, error } = useQuery(limitsQuery)
  const { data: exclusion, error: otherError } = useQuery(exclusionQuery)
  const problem = error ?? otherError
  if (!limits || !exclusion) {
    return problem ? (
      <Problem text={problemText(problem, ta)} />
    ) : (
      <Skeleton className="h-96 w-full" />
    )
  }
  const tabs = views.map((id) => ({ id, label: tc(`safer.tab_${id}`) }))
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Standing now={exclusion.now} />
      <Tabs label={tc('centre.page_safer')} tabs={tabs} value={view} onChange={setView}>
        {view === 'limits' && <LimitGroups list={limits} />}
        {view === 'check' && <RealityCheck check={limits.realityCheck} />}
        {view === 'break' && <Breaks exclusion={exclusion} />}
      </Tabs>
      <Links />
    </div>
  )
}
