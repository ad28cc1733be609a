import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Router } from 'wouter'
import { Boot, PageSkeleton } from '#app/boot'
import { Notes } from '#app/notes'
import { Routes } from '#app/routes'
import { FirstTheme, type Theme } from '#lib/theme'
import { WordsProvider, type Pack } from '#lib/words'
import { CrashBoundary } from './crash-boundary.tsx'
import { Shell } from './shell.tsx'

interface Props {
  client: QueryClient
  words: Pack
  /** What the page was first drawn with. */
  theme: Theme
  /** Where the visitor is, said by a server that has no address bar. */
  at?: { path: string; search: string }
}

export function App({ client, words, theme, at }: Props) {
  return (
    <QueryClientProvider client={client}>
      <WordsProvider first={words}>
        <FirstTheme value={theme}>
          <Router {...(at && { ssrPath: at.path, ssrSearch: at.search })}>
            <Shell>
              <CrashBoundary>
                <Boot>
                  <Notes>
                    <Routes waiting={<PageSkeleton />} />
                  </Notes>
                </Boot>
              </CrashBoundary>
            </Shell>
          </Router>
        </FirstTheme>
      </WordsProvider>
    </QueryClientProvider>
  )
}
