import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Third-party code and our common code: two files stay cached across releases better than ten. */
const groups = [
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\// },
  // The socket is not in it: it opens after the first render.
  {
    name: 'first',
    test: /office\/src\/(app|lib|features)\/(?!live\/socket)|packages\/(browser|ui)\/src\//,
  },
]

export default defineConfig({
  base: '/office/',
  plugins: [react(), tailwindcss()],
  // React has this hook itself, so the shim is left out.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../../dist/office',
    emptyOutDir: true,
    // The content policy allows neither inline scripts nor fonts from data addresses.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
