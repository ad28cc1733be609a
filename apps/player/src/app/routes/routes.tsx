import { createElement, Suspense, type ReactNode } from 'react'
import { Route, useLocation } from 'wouter'
import { useWords } from '#lib/words'
import { rowAt } from './row-at.ts'
import type { RouteRow } from './rows.ts'
import { screenOf } from './screens.ts'

export function Routes({ waiting }: { waiting: ReactNode }) {
  const row = useRow()
  const { language } = useWords()
  return (
    <Suspense fallback={waiting}>
      <Route path={row.path}>{createElement(screenOf(row, language))}</Route>
    </Suspense>
  )
}

/** The row of the current address. */
export function useRow(): RouteRow {
  const [location] = useLocation()
  return rowAt(location).row
}
