import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const site = process.env.SITE_URL ?? 'http://127.0.0.1:3000'
const served = ['/wps', '/lgw', '/office/api', '/vendor', '/dev', '/openapi.json', '/brand.css']

const base = /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack)\//

const app = /(player\/src\/(app|lib|features\/(status|brand|preferences))|i18n\/src)\/[a-z-]+[./]/

const later = /\/(words\/|later-)/

/**
 * What every page needs, in two files: of others, which outlives our releases in caches, and ours.
 * Many small files would compress worse.
 */
const browserOutput = {
  codeSplitting: {
    groups: [
      { name: 'base', test: base },
      { name: 'app', test: (id: string) => app.test(id) && !later.test(id) },
    ],
  },
}

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss()],
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
