import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { artPlugin } from './art.config.ts'
import { flagsPlugin } from './flags.config.ts'
import { preloadedWith, preloadPlugin } from './preload.config.ts'

const site = process.env.SITE_URL ?? 'http://127.0.0.1:3000'
const games = process.env.GAMES_URL ?? site
const office = process.env.OFFICE_URL ?? site
const served = [
  '/wps',
  '/lgw',
  '/office/api',
  '/vendor',
  '/studio',
  '/dev',
  '/openapi.json',
  '/brand.css',
  '/manifest.webmanifest',
]

const base = /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//

/** LIST of what no page begins with: parts of forms and dialogs. */
const lazyLibs = [
  'account-words',
  'action',
  'centre',
  'forms',
  'guarded',
  'heart',
  'label',
  'later-words',
  'limits',
  'live/(backoff|listeners|live|message)',
  'lobby-words',
  'message-box',
  'money',
  'notes/payout-note',
  'play-words',
  'logout',
  'own',
  'phone-code',
  'pictures',
  'purse',
  'safety-words',
  'sign-in',
]

/** What pages need of ours; the first one needs all of it. */
const first = new RegExp(
  [
    `player/src/(app|lib)/(?!.*later-|account/require|${lazyLibs.join('|')})`,
    'player/src/features/(banners|brand|content(?!/loaded)|preferences|promotions|status)/',
    'player/src/screens/home/rail-words',
    'packages/browser/src/(clock|moment|query|random|storage|theme)/',
    'packages/browser/src/call/(?!call-(encrypted|form))',
    'packages/i18n/src/(?!account|centre|later|lobby|play|safety)[a-z-]+[.]ts',
    'packages/ui/src/(badge|button|card|carousel|control|error-state|icon|join|rail)',
    'packages/ui/src/(index|select[.]|skeleton|stage|status-dot|tone)',
    'packages/ui/src/use-(autoplay|carousel|source)',
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
  plugins: [react(), tailwindcss(), artPlugin(), flagsPlugin(), preloadPlugin()],
  // The program that draws pages on the server stands alone, and is never a development build.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  // React has it: what stands in for it elsewhere is left out.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../../dist/player',
    emptyOutDir: true,
    // The content policy takes neither inline scripts nor fonts from data addresses.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: { output: isSsrBuild ? {} : browserOutput },
  },
  server: {
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: site }])),
      '/office': { target: office },
      '/play': { target: games },
      '/ws': { target: site, ws: true },
    },
  },
}))
