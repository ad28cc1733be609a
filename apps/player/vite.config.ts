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
  '/dev',
  '/openapi.json',
  '/brand.css',
  '/manifest.webmanifest',
]

const base = /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//

/** LIST of parts that no first view needs: of forms, dialogs and the menu. */
const lazyParts = [
  'action',
  'balance',
  'centre',
  'copy',
  'duration',
  'favourite-button',
  'forms',
  'game-target',
  'hydration',
  'limits',
  'live/(backoff|listeners|live|message)',
  'member-data',
  'member-label',
  'message-box',
  'money',
  'logout',
  'phone-code',
  'pictures',
  'promo',
  'shell/side/(games|hide-menu|item|languages|service|social)',
  'sign-in',
  'step-up',
]

/** Our code that every page needs, the first one included. */
const first = new RegExp(
  [
    `player/src/(app|lib)/(?!.*[.]lazy[.]|${lazyParts.join('|')})`,
    'player/src/features/(banners|brand|content(?!/loaded)|preferences|promotions|status)/',
    'player/src/screens/home/(rail-words|row-skeleton)',
    'player/src/features/games/tile-skeleton',
    'packages/browser/src/(clock|moment|query|random|storage|theme)/',
    'packages/browser/src/call/(?!call-(encrypted|form))',
    'packages/i18n/src/(?!account|centre|footer|games|lobby|play|safety)[a-z-]+[.]ts',
    'packages/ui/src/(index|overlays/use-close-on-back|utils/(join|use-source))',
    'packages/ui/src/(buttons|carousel|layout|media/icon)',
    'packages/ui/src/feedback/(badge|error-state|skeleton|status-dot|tone)',
    'packages/ui/src/forms/select[.]',
  ].join('|'),
)

/**
 * Two files: third-party code, which stays cached across our releases, and our own. Many small
 * files would compress worse, by 4 kB here.
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
  // The server-side rendering bundle is self-contained and always a production build.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  // React has this hook itself, so the shim is left out.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../../dist/player',
    emptyOutDir: true,
    // The content policy allows neither inline scripts nor fonts from data addresses.
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
      '/studio': { target: site, ws: true },
      '/ws': { target: site, ws: true },
    },
  },
}))
