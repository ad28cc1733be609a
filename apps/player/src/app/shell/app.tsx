import { BackContext } from '@fairhouse/ui'
import { Router } from 'wouter'
import { Boot, PageSkeleton } from '#app/boot'
import { Modals } from '#app/modals'
import { Overlays } from '#app/overlays'
import { Routes } from '#app/routes'
import { closeOnBack, routerOptions } from '#lib/back'
import { QueryClientProvider, type QueryClient } from '#lib/query'
import { FirstTheme, type Theme } from '#lib/theme'
import { WordsProvider, type Pack } from '#lib/words'
import { CrashBoundary } from './crash-boundary.tsx'
import { ImageCdnProvider } from './image-cdn-provider.tsx'
import { Shell } from './shell.tsx'

interface Props {
  client: QueryClient
  words: Pack
  /** The theme of the first render. */
  theme: Theme
  /** A random number from 0 to 1 that picks one of several image hosts. */
  pick: number
  /** The address of the first render: parts hydrated later use it. */
  at: { path: string; search: string }
}

export function App({ client, words, theme, pick, at }: Props) {
  return (
    <QueryClientProvider value={client}>
      <WordsProvider first={words}>
        <FirstTheme value={theme}>
          <Router {...routerOptions} ssrPath={at.path} ssrSearch={at.search}>
            <BackContext value={closeOnBack}>
              <ImageCdnProvider pick={pick}>
                <Shell>
                  <CrashBoundary>
                    <Boot>
                      <Routes waiting={<PageSkeleton />} />
                    </Boot>
                  </CrashBoundary>
                </Shell>
                <Modals />
                <Overlays />
              </ImageCdnProvider>
            </BackContext>
          </Router>
        </FirstTheme>
      </WordsProvider>
    </QueryClientProvider>
  )
}
