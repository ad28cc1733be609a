import { QueryClient, QueryClientProvider } from '@fairhouse/browser/query'
import { ToastRegion } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { Router } from 'wouter'
import { Boot } from '#app/boot'
import { Routes } from '#app/routes'
import { useSession } from '#lib/session'
import { useWords, WordsProvider, type Pack } from '#lib/words'
import { CrashBoundary } from './crash-boundary.tsx'
import { Shell } from './shell.tsx'

interface Props {
  words: Pack
  ask: QueryClient['ask']
}

export function App({ words, ask }: Props) {
  const { token } = useSession()
  return (
    <WordsProvider first={words}>
      {/* A new query client per session, so no data of the previous colleague stays. */}
      <Asking key={token} ask={ask} />
    </WordsProvider>
  )
}

function Asking({ ask }: Pick<Props, 'ask'>) {
  const [client] = useState(() => new QueryClient({ ask, isOnline: () => navigator.onLine }))
  useEffect(() => {
    addEventListener('online', client.resume)
    return () => removeEventListener('online', client.resume)
  }, [client])
  return (
    <QueryClientProvider value={client}>
      <Router base="/office">
        <Boot>
          <Shell>
            <CrashBoundary>
              <Routes />
            </CrashBoundary>
          </Shell>
        </Boot>
        <Toasts />
      </Router>
    </QueryClientProvider>
  )
}

function Toasts() {
  const { t } = useWords()
  return <ToastRegion isAside label={t('common.notes')} dismissLabel={t('common.close')} />
}
