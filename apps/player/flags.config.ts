import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { flagFile } from './src/lib/forms/country-flag.ts'

const require = createRequire(import.meta.url)
const manifest = require.resolve('country-flag-icons/package.json')
const folder = join(dirname(manifest), '3x2')

/** The version of the package; the edition in the addresses must match. */
export function presentFlags(): string {
  const written: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  return typeof written === 'object' && written && 'version' in written
    ? String(written.version)
    : ''
}

/** The countries with a flag. */
export const flagCodes = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => basename(file, '.svg'))

const read = (code: string) => readFileSync(join(folder, `${code}.svg`))

/** Writes the flags into the build: a browser loads those it shows. */
export function flagsPlugin(): Plugin {
  return {
    name: 'flags',
    generateBundle() {
      if (this.environment.name === 'ssr') return
      for (const code of flagCodes()) {
        this.emitFile({ type: 'asset', fileName: flagFile(code), source: read(code) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, code] = /^\/assets\/flags\/[\d.]+\/([A-Z]{2})\.svg$/.exec(request.url ?? '') ?? []
        if (code === undefined || !flagCodes().includes(code)) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(read(code))
      })
    },
  }
}
