import { useEffect, type ReactNode } from 'react'
import { useRow } from '#app/routes'
import { useFollowedStatus, useStatus, type Status } from '#features/status'
import { offerTheme } from '#lib/theme'
import { useWords } from '#lib/words'
import { Maintenance, Restriction } from '#screens/closed'
import { BootProblem } from './boot-problem.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { titleOf } from './title-of.ts'

/** Asks for the status once; nothing is shown of the site before it is known whose it is. */
export function Boot({ children }: { children: ReactNode }) {
  const { data, error, fetchStatus, refetch } = useStatus()
  if (data) return <Booted status={data}>{children}</Booted>
  if (error || fetchStatus === 'paused') {
    return <BootProblem problem={error} retry={() => refetch()} />
  }
  return <PageSkeleton />
}

function Booted({ status, children }: { status: Status; children: ReactNode }) {
  const { brand } = status
  const { t, offerLanguage } = useWords()
  const title = titleOf(useRow(), brand.name, t)
  useFollowedStatus()
  useEffect(() => offerTheme(brand.theme), [brand.theme])
  useEffect(() => offerLanguage(brand.language), [brand.language, offerLanguage])
  useEffect(() => {
    document.title = title
  }, [title])
  if (status.status === 2) return <Restriction location={status.location} />
  return status.status === 1 ? <Maintenance /> : children
}
