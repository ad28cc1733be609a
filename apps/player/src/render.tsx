import { translate, type WordKey } from '@fairhouse/i18n'
import { setMoneyStyle } from '@fairhouse/money/style'
import type { FirstVisit, RenderFirstView } from '@fairhouse/protocol'
import { renderToString } from 'react-dom/server'
import { pageTitle } from '#app/boot'
import { answersOf, refusalsOf } from '#app/first-data'
import { firstQueries, loadScreen, rowAt, shownRow, type Found } from '#app/routes'
import { App, prepareShell } from '#app/shell'
import { receiveStatus } from '#features/status'
import { searchWithoutArrival } from '#lib/arrival'
import { CallRefused } from '#lib/call'
import { QueryClient } from '#lib/query'
import { randomFraction } from '#lib/random'
import { chooseTheme } from '#lib/theme'
import { chooseLanguage, loadPack, pageAttributes } from '#lib/words'
import { prepareRows } from '#screens/home'

export { pageColours } from '@fairhouse/ui/themes'

/** Renders a page on the server for a visitor, with the data of its first view. */
export const renderFirstView: RenderFirstView = async (visit) => {
  const { status, path } = visit
  const search = searchWithoutArrival(path, visit.search)
  const { brand } = status
  const language = chooseLanguage(visit.language ?? null, brand.language)
  const theme = chooseTheme(visit.theme, brand.theme)
  const pick = randomFraction()
  const client = new QueryClient({
    ask: async (route, input) => {
      const answer = await visit.ask(route, input, language)
      if (!answer.success) throw new CallRefused(answer)
      return answer.value
    },
    isOnline: () => true,
    retries: 0,
  })
  receiveStatus(client, status)
  const found = rowAt(path)
  const shown = shownRow(found.row, status.status)
  const [words] = await Promise.all([
    loadPack(language),
    loadScreen(shown, language),
    prepareShell(language),
    prepareRows(language),
    askFirst(client, found, { status, search }, language),
  ])
  const { lang, dir } = pageAttributes(language)
  const t = (key: WordKey) => translate(words.words, lang, key)
  // Other brands are rendered between the waits before; nothing waits from here on.
  setMoneyStyle(brand.moneyStyle)
  return {
    html: renderToString(
      <App client={client} words={words} theme={theme} pick={pick} at={{ path, search }} />,
    ),
    lang,
    dir,
    theme,
    title: pageTitle(found.row, brand.name, t),
    description: t('site.description'),
    modules: [
      `src/screens/${shown.screen}/index.ts`,
      ...['index', ...(shown.words ? [shown.words] : [])].map(
        (part) => `../../packages/i18n/src/words/${lang.toLowerCase()}/${part}.ts`,
      ),
    ],
    data: {
      at: found.row.path === '/*?' ? null : { path, search },
      language,
      theme,
      pick,
      queries: answersOf(client),
      refused: refusalsOf(client),
    },
  }
}

/** A closed site shows none of its pages, so nothing is loaded. */
async function askFirst(
  client: QueryClient,
  { row, params }: Found,
  { status, search }: Pick<FirstVisit, 'status' | 'search'>,
  language: string,
) {
  if (status.status !== 0) return
  const place = { params, search: new URLSearchParams(search), language }
  await Promise.all(firstQueries(row, place).map((ask) => ask(client)))
}
