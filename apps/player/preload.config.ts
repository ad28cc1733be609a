import type { Plugin } from 'vite'

/**
 * Fetches what a part needs along with the part. Vite's own helper is eight times as long, because
 * parts may bring styles with it; ours never do.
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
    // The weight of the first page tells when it has another name.
    load: { filter: { id: /^\0vite\/preload-helper[.]js$/ }, handler: () => code },
  }
}

const onEveryPage = /\/(base|first|rolldown-runtime)-/

/** LIST of files that come with a part: not those that every page has, nor the part alone. */
export function preloadedWith(part: string, files: readonly string[]): string[] {
  const wanted = files.filter((file) => !onEveryPage.test(file))
  return wanted.some((file) => file !== part) ? wanted : []
}
