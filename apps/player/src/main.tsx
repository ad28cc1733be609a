import { createRoot, hydrateRoot } from 'react-dom/client'
import { fill, isDrawnForHere, readFirstData } from '#app/first'
import { loadScreen, loadWholeSheet, rowAt, shownRow, startAtTop } from '#app/routes'
import { App } from '#app/shell'
import { statusQuery } from '#features/status'
import { startAccount } from '#lib/account'
import { catchArrival } from '#lib/arrival'
import { callRoute } from '#lib/call'
import { keptForSession, QueryClient } from '#lib/query'
import { randomFraction } from '#lib/random'
import { mirror, readLocal } from '#lib/storage'
import { shownTheme } from '#lib/theme'
import { startWebApp } from '#lib/web-app'
import { chooseLanguage, loadPack, showPack } from '#lib/words'
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
  ask: keptForSession((route, input) => callRoute(route, input)),
  isOnline: () => navigator.onLine,
})
addEventListener('online', client.resume)
startAccount(client)
startAtTop()
const isDrawn = first !== undefined && isDrawnForHere()
catchArrival()
const { href, pathname: path, search } = location
const code = first?.language ?? chooseLanguage(readLocal('lang'))
showPack(code)
if (first) fill(client, first)
else void client.prefetch(statusQuery())

const shown = shownRow(rowAt(path).row, first?.status.status ?? 0)
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
// What the server has drawn stays until all is there to bring it to life.
if (first) await screen.catch(() => undefined)
else screen.catch(() => undefined)
if (isDrawn && location.href === href) hydrateRoot(root, app)
else {
  // Another page than the one that was drawn, which came with no styles but its own.
  if (first) await loadWholeSheet().catch(() => undefined)
  createRoot(root).render(app)
}
