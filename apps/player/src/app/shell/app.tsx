import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Boot, PageSkeleton } from '#app/boot'
import { Routes } from '#app/routes'
import { WordsProvider, type Pack } from '#lib/words'
import { CrashBoundary } from './crash-boundary.tsx'
import { Shell } from './shell.tsx'

export function App({ client, words }: { client: QueryClient; words: Pack }) {
  return (
    <QueryClientProvider client={client}>
      <WordsProvider first={words}>
        <Shell>
          <CrashBoundary>
            <Boot>
              <Routes waiting={<PageSkeleton />} />
            </Boot>
          </CrashBoundary>
        </Shell>
      </WordsProvider>
    </QueryClientProvider>
  )
}
