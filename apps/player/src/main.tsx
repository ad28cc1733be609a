import { createRoot, hydrateRoot } from 'react-dom/client'
import { restoreFirstData, isRenderedFor, readFirstData } from '#app/first-data'
import { loadFullStylesheet } from '#lib/lazy'
import { loadScreen, rowAt, shownRow, scrollToTopOnNavigation } from '#app/routes'
import { App } from '#app/shell'
import { statusQuery } from '#features/status'
import { startAccount } from '#lib/account'
import { captureArrival } from '#lib/arrival'
import { startBack } from '#lib/back'
import { callRoute } from '#lib/call'
import { cacheInSession, QueryClient } from '#lib/query'
import { randomFraction } from '#lib/random'
import { mirror, readLocal } from '#lib/storage'
import { shownTheme } from '#lib/theme'
import { startWebApp } from '#lib/web-app'
import { chooseLanguage, loadPack, applyLanguage } from '#lib/words'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

for (const choice of ['theme', 'lang']) {
  const stored = readLocal(choice)
  if (stored !== null) mirror(choice, stored)
}

startWebApp()
const first = readFirstData()
const client = new QueryClient({
  hydrates: true,
  ask: cacheInSession((route, input) => callRoute(route, input)),
  isOnline: () => navigator.onLine,
})
addEventListener('online', client.resume)
startAccount(client)
scrollToTopOnNavigation()
captureArrival()
startBack()
const { href, pathname: path, search } = location
const { row } = rowAt(path)
const isDrawn = first !== undefined && isRenderedFor(first.at, { path, search }, row.path !== '/*?')
const code = first?.language ?? chooseLanguage(readLocal('lang'))
applyLanguage(code)
if (first) restoreFirstData(client, first)
else void client.prefetch(statusQuery())

const shown = shownRow(row, first?.status.status ?? 0)
const screen = loadScreen(shown, code)
const app = (
  <App
    client={client}
    words={await loadPack(code)}
    theme={first?.theme ?? shownTheme()}
    pick={first?.pick ?? randomFraction()}
    at={{ path, search }}
  />
)
// The server HTML stays until everything for hydration is loaded.
if (first) await screen.catch(() => undefined)
else screen.catch(() => undefined)
if (isDrawn && location.href === href) hydrateRoot(root, app)
else {
  // The rendered page was another one and came only with its own styles.
  if (first) await loadFullStylesheet().catch(() => undefined)
  createRoot(root).render(app)
}
