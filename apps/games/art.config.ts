import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { completeLanguages } from '@fairhouse/i18n'
import { isPicture, pictures } from '@fairhouse/ui/art'
import { artEdition } from './src/kit/pictures/index.ts'

const require = createRequire(import.meta.url)
const manifest = require.resolve('@lobehub/fluent-emoji-3d/package.json')

/** Version that the picture URLs must contain. */
export function presentEdition(): string {
  return /"version": "([\d.]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1] ?? ''
}

/** Files are copied unchanged: they are 256 pixels wide, about 7 kB, and resizing takes time. */
export function fileOf(code: string): string {
  return join(dirname(manifest), 'assets', `${code}.webp`)
}

/** Names of the pictures by language; the file name is the language tag. */
function readWords(tag: string): Promise<Buffer> {
  const folder = `../../packages/i18n/src/words/${tag}`
  return readFile(new URL(`${folder}/pictures.json`, import.meta.url))
}

const tags = completeLanguages.map(({ tag }) => tag.toLowerCase())

/** Answer to a request for a picture or for picture names. */
function answerTo(address: string): Promise<Buffer> | undefined {
  const [, name = ''] = /\/art\/[\d.]+\/([\w-]+)\.webp$/.exec(address) ?? []
  if (isPicture(name)) return readFile(fileOf(pictures[name] ?? ''))
  const [, tag = ''] = /\/words\/([\w-]+)\.json$/.exec(address) ?? []
  return tags.includes(tag) ? readWords(tag) : undefined
}

/** Emits every listed picture under its name, and the picture names of all languages. */
export function artPlugin(): Plugin {
  return {
    name: 'art',
    async generateBundle() {
      const copied = Object.entries(pictures).map(async ([name, code]) => {
        const source = await readFile(fileOf(code))
        this.emitFile({ type: 'asset', fileName: `art/${artEdition}/${name}.webp`, source })
      })
      const told = tags.map(async (tag) => {
        const source = JSON.stringify(JSON.parse(String(await readWords(tag))))
        this.emitFile({ type: 'asset', fileName: `words/${tag}.json`, source })
      })
      await Promise.all([...copied, ...told])
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? ''
        const answer = answerTo(address)
        if (!answer) return next()
        answer.then((content) => {
          response.setHeader('content-type', address.endsWith('.webp') ? 'image/webp' : 'text/json')
          response.setHeader('access-control-allow-origin', '*')
          response.end(content)
        }, next)
      })
    },
  }
}
