import { EmptyState, Icon, Skeleton, buttonClass } from '@fairhouse/ui'
import { createElement, Suspense } from 'react'
import { Link, Route, Switch } from 'wouter'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { rows } from './rows.ts'

export function Routes() {
  const { may } = useMe()
  return (
    <Suspense fallback={<Skeleton className="h-80 w-full" />}>
      <Switch>
        {rows
          .filter(({ permission }) => permission === undefined || may(permission))
          .map(({ path, screen }) => (
            <Route key={path} path={path}>
              {createElement(screen)}
            </Route>
          ))}
        <Route>
          <NotThere />
        </Route>
      </Switch>
    </Suspense>
  )
}

/** Same answer for an unknown page and for a missing permission, so neither is revealed. */
function NotThere() {
  const { t } = useWords()
  return (
    <EmptyState
      heading="h1"
      picture={<Icon name="search" className="size-10 text-text-quiet" />}
      title={t('common.not_there')}
      text={t('common.not_there_text')}
      action={
        <Link href="/" className={buttonClass('quiet', 'small')}>
          {t('common.to_start')}
        </Link>
      }
    />
  )
}
