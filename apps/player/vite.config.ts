import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { artPlugin } from './art.config.ts'

const site = process.env.SITE_URL ?? 'http://127.0.0.1:3000'
const served = [
  '/wps',
  '/lgw',
  '/office/api',
  '/vendor',
  '/dev',
  '/openapi.json',
  '/brand.css',
  '/manifest.webmanifest',
]

const base = /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//

/** What pages need of ours; the first one needs all of it. */
const first = new RegExp(
  [
    'player/src/(app|lib)/(?!.*later-)',
    'player/src/features/(banners|brand|content|preferences|promotions|status)/',
    'packages/i18n/src/[a-z-]+[.]ts',
    'packages/ui/src/(badge|button|card|carousel|control|error-state|icon|join|rail)',
    'packages/ui/src/(index|select|skeleton|stage|status-dot|tone|use-(autoplay|carousel|source))',
  ].join('|'),
)

/**
 * Two files: of others, which outlives our releases in caches, and ours. Many small ones would
 * compress worse, by 4 kB here.
 */
const browserOutput = {
  codeSplitting: {
    groups: [
      { name: 'base', test: base },
      { name: 'first', test: first },
    ],
  },
}

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss(), artPlugin()],
  // The program that draws pages on the server stands alone, and is never a development build.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    outDir: '../../dist/player',
    emptyOutDir: true,
    // The content policy takes neither inline scripts nor fonts from data addresses.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: isSsrBuild ? {} : browserOutput },
  },
  server: {
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: site }])),
      '/ws': { target: site, ws: true },
    },
  },
}))
