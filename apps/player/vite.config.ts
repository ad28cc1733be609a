import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { artPlugin } from './art.config.ts'

const site = process.env.SITE_URL ?? 'http://127.0.0.1:3000'
const served = ['/wps', '/lgw', '/office/api', '/vendor', '/dev', '/openapi.json', '/brand.css']

const base = /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack)\//

/** What the home page needs of ours, in one file: many small ones compress worse, by 4 kB here. */
const first = new RegExp(
  [
    'player/src/(main|app/|lib/|screens/home/(?!places|game-|winners|vendors))',
    'player/src/features/(banners|brand|content|preferences|promotions|status)/',
    'packages/i18n/src/[a-z]+[.]ts',
    'packages/ui/src/(badge|button|card|carousel|control|error-state|icon|join|rail)',
    'packages/ui/src/(index|select|skeleton|stage|status-dot|tone|use-)',
  ].join('|'),
)

export default defineConfig({
  plugins: [react(), tailwindcss(), artPlugin()],
  build: {
    outDir: '../../dist/player',
    emptyOutDir: true,
    // The content policy takes neither inline scripts nor fonts from data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs of others, apart from our code: it outlives our releases in caches.
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'first', test: first },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: site }])),
      '/ws': { target: site, ws: true },
    },
  },
})
