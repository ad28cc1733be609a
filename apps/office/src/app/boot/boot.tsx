import { ErrorState, Skeleton } from '@fairhouse/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { problemText } from '#lib/action'
import { freshQuery, useQueryOnce } from '#lib/query'
import { Me } from '#lib/me'
import { useSession } from '#lib/session'
import { useWords } from '#lib/words'

const Login = lazy(async () => ({ default: (await import('#screens/login')).Login }))

/** Loads the colleague and their permissions before it shows the shell. */
export function Boot({ children }: { children: ReactNode }) {
  const { token } = useSession()
  return (
    <Suspense fallback={<Waiting />}>
      {token === null ? <Login /> : <Known>{children}</Known>}
    </Suspense>
  )
}

function Known({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQueryOnce(freshQuery('GET /office/api/me', {}))
  if (data) return <Me value={data}>{children}</Me>
  if (!error) return <Waiting />
  return (
    <main className="grid min-h-dvh place-content-center p-6">
      <ErrorState
        icon="alert"
        title={t('common.failed')}
        text={problemText(error, t)}
        action={{ label: t('common.retry'), busy: isFetching, onClick: () => void refetch() }}
      />
    </main>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-6 p-6">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
