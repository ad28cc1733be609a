import { mirror, readLocal, writeLocal } from '#storage'

export type Theme = 'dark' | 'light'

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light'

/** The visitor's choice, else the brand's theme, else dark. */
export function chooseTheme(chosen: unknown, brand: unknown): Theme {
  if (isTheme(chosen)) return chosen
  return isTheme(brand) ? brand : 'dark'
}

const watchers = new Set<() => void>()

/** The current theme; `/before-paint.js` has set it before the first paint. */
export function shownTheme(): Theme {
  return chooseTheme(document.documentElement.dataset.theme, 'dark')
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  mirror('theme', theme)
  paintBars()
  for (const watcher of watchers) watcher()
}

/** Gives the browser bars of a phone the colour of the page. */
function paintBars(): void {
  const page = getComputedStyle(document.documentElement).getPropertyValue('--colour-page')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', page)
}

export function setTheme(theme: Theme): void {
  writeLocal('theme', theme)
  show(theme)
}

/** Sets the brand's theme unless the visitor has chosen one. */
export function offerTheme(brand: Theme): void {
  const theme = chooseTheme(readLocal('theme'), brand)
  if (theme !== shownTheme()) show(theme)
}

export function watchTheme(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
