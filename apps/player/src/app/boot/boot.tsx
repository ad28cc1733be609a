import { createElement, Suspense, useEffect, type ReactNode } from 'react'
import { closedRow, screenOf, shownRow, useRow } from '#app/routes'
import { useFollowedContent } from '#features/content'
import { useFollowedStatus, useStatus, type Status } from '#features/status'
import { keepMerchant } from '#lib/account'
import { offerTheme } from '#lib/theme'
import { useWords } from '#lib/words'
import { BootProblem } from './boot-problem.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { titleOf } from './title-of.ts'
import { useMembersOnly } from './use-members-only.ts'

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
  const { t, language, offerLanguage } = useWords()
  const row = useRow()
  const title = titleOf(row, brand.name, t)
  useFollowedStatus()
  useMembersOnly(status, row)
  useFollowedContent(status.contentVersion)
  useEffect(() => keepMerchant(brand), [brand])
  useEffect(() => offerTheme(brand.theme), [brand.theme])
  useEffect(() => offerLanguage(brand.language), [brand.language, offerLanguage])
  useEffect(() => {
    document.title = title
  }, [title])
  if (shownRow(row, status.status) === row) return children
  return (
    <Suspense fallback={<PageSkeleton />}>{createElement(screenOf(closedRow, language))}</Suspense>
  )
}
