import { Router } from 'wouter'
import { Boot, PageSkeleton } from '#app/boot'
import { Modals } from '#app/modals'
import { Notes } from '#app/notes'
import { Routes } from '#app/routes'
import { QueryClientProvider, type QueryClient } from '#lib/query'
import { FirstTheme, type Theme } from '#lib/theme'
import { WordsProvider, type Pack } from '#lib/words'
import { CrashBoundary } from './crash-boundary.tsx'
import { Pictures } from './pictures.tsx'
import { Shell } from './shell.tsx'

interface Props {
  client: QueryClient
  words: Pack
  /** What the page was first drawn with. */
  theme: Theme
  /** A number from 0 to 1 by which one of several hosts is picked. */
  pick: number
  /** Where the visitor was when it was first drawn: parts that come to life later go by it. */
  at: { path: string; search: string }
}

export function App({ client, words, theme, pick, at }: Props) {
  return (
    <QueryClientProvider value={client}>
      <WordsProvider first={words}>
        <FirstTheme value={theme}>
          <Router ssrPath={at.path} ssrSearch={at.search}>
            <Pictures pick={pick}>
              <Shell>
                <CrashBoundary>
                  <Boot>
                    <Routes waiting={<PageSkeleton />} />
                  </Boot>
                </CrashBoundary>
              </Shell>
              <Modals />
              <Notes />
            </Pictures>
          </Router>
        </FirstTheme>
      </WordsProvider>
    </QueryClientProvider>
  )
}
