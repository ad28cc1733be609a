import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { artPlugin } from './art.config.ts'

const site = process.env.SITE_URL ?? 'http://127.0.0.1:3000'

/**
 * Excludes parts of Pixi that the page replaces: pointer events, DOM elements over the canvas,
 * ticker.
 */
function withoutExtras(): Plugin {
  const empty = '\0empty'
  return {
    name: 'without-extras',
    enforce: 'pre',
    resolveId: (source) => (/(browserAll|webworkerAll)\.mjs$/.test(source) ? empty : null),
    load: (id) => (id === empty ? 'export {}' : null),
  }
}

/** Preloads what every game needs beside the first script. */
function preloadAll(): Plugin {
  const wanted = /\/src\/(kit\/frame|slots|slots\/features)\/index\.ts$/
  return {
    name: 'preload-all',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entries = chunks.filter(({ facadeModuleId }) => wanted.test(facadeModuleId ?? ''))
        const files = new Set(entries.flatMap(({ fileName, imports }) => [...imports, fileName]))
        const tags = [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/play/${file}` },
            injectTo: 'head' as const,
          }))
        // The script only starts requests and need not wait for styles.
        return { html: html.replace('<script type="module"', '<script type="module" async'), tags }
      },
    },
  }
}

export default defineConfig({
  base: '/play/',
  plugins: [withoutExtras(), tailwindcss(), artPlugin(), preloadAll()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/games',
    emptyOutDir: true,
    // The content policy forbids inline scripts and data URLs of pictures.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Chunks of the first script, so that it waits for nothing else.
            {
              name: 'early',
              test: /src\/kit\/(early|pictures|random|studio|words\/speech)|\0|i18n\/src\/\w+\.ts/,
            },
            { name: 'base', test: /node_modules\/(pixi\.js|preact|eventemitter3|earcut)\// },
            {
              name: 'slots',
              test: /src\/(slots\/(board|scene|rules)\/|slots\/\w+\.ts)|packages\/money/,
            },
            // One shared chunk for code that most backdrops use, instead of one per pair.
            { name: 'scenery', test: /\/pieces\/(light|clouds|land|water|stand)\.ts/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5174,
    // A sandboxed frame has an opaque origin, so it needs CORS for its own scripts.
    cors: { origin: '*' },
    proxy: { '/studio': { target: site, ws: true } },
  },
})
