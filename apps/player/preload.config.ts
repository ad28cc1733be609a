import type { Plugin } from 'vite'

/**
 * Preloads the imports of a lazy part. Vite's own helper is eight times as long because it also
 * loads styles, which our parts never have.
 */
const code = `
const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = { rel: 'modulepreload', href: '/' + file }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  return load()
}
`

export function preloadPlugin(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'pre',
    // If Vite renames it, `scripts/sizes` shows a heavier first page.
    load: { filter: { id: /^\0vite\/preload-helper[.]js$/ }, handler: () => code },
  }
}

const onEveryPage = /\/(base|first|rolldown-runtime)-/

/** LIST of files to preload with a part, without those that every page has. */
export function preloadedWith(part: string, files: readonly string[]): string[] {
  const wanted = files.filter((file) => !onEveryPage.test(file))
  return wanted.some((file) => file !== part) ? wanted : []
}
