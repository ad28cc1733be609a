import { createElement, Suspense, useEffect, type ReactNode } from 'react'
import { closedRow, screenOf, shownRow, useRow } from '#app/routes'
import { useFollowedContent } from '#features/content'
import { useFollowedStatus, useStatus, type Status } from '#features/status'
import { storeMerchant } from '#lib/account'
import { offerTheme } from '#lib/theme'
import { useWords } from '#lib/words'
import { BootProblem } from './boot-problem.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { pageTitle } from './page-title.ts'
import { useLoginRedirect } from './use-login-redirect.ts'

/** Loads the status once. Nothing of the site shows before its brand is known. */
export function Boot({ children }: { children: ReactNode }) {
  const { data, error, fetchStatus, refetch } = useStatus()
  if (data) return <OpenSite status={data}>{children}</OpenSite>
  if (error || fetchStatus === 'paused') {
    return <BootProblem problem={error} retry={() => refetch()} />
  }
  return <PageSkeleton />
}

function OpenSite({ status, children }: { status: Status; children: ReactNode }) {
  const { brand } = status
  const { t, language, offerLanguage } = useWords()
  const row = useRow()
  const title = pageTitle(row, brand.name, t)
  useFollowedStatus()
  useLoginRedirect(status, row)
  useFollowedContent(status.contentVersion, `${status.version} ${status.settings}`)
  useEffect(() => storeMerchant(brand), [brand])
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
