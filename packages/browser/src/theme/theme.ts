import { mirror, readLocal, writeLocal } from '#storage'

export type Theme = 'dark' | 'light'

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light'

/** The visitor's own choice goes before the brand's, and the brand's before dark. */
export function chooseTheme(chosen: unknown, brand: unknown): Theme {
  if (isTheme(chosen)) return chosen
  return isTheme(brand) ? brand : 'dark'
}

const watchers = new Set<() => void>()

/** What the page shows now; `/before-paint.js` has set it before the first paint. */
export function shownTheme(): Theme {
  return chooseTheme(document.documentElement.dataset.theme, 'dark')
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  mirror('theme', theme)
  paintBars()
  for (const watcher of watchers) watcher()
}

/** A phone paints its own bars as the page is painted. */
function paintBars(): void {
  const page = getComputedStyle(document.documentElement).getPropertyValue('--colour-page')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', page)
}

export function setTheme(theme: Theme): void {
  writeLocal('theme', theme)
  show(theme)
}

/** Takes the brand's theme, unless the visitor has chosen one. */
export function offerTheme(brand: Theme): void {
  const theme = chooseTheme(readLocal('theme'), brand)
  if (theme !== shownTheme()) show(theme)
}

export function watchTheme(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
