/** Themes of the sheets and notices. The game itself keeps the colours of its palette. */
export function showTheme(name: string | null): void {
  document.documentElement.dataset.theme = name === 'light' ? 'light' : 'dark'
}
