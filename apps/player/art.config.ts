import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { avatarFile, avatars, isAvatar } from '@fairhouse/protocol'
import { fileOf, quality, widths } from './src/lib/art/address.ts'
import { pictures } from './src/lib/art/pictures.ts'

const require = createRequire(import.meta.url)
/** Avatars are shown small, at twice the density at most. */
const avatarWidth = 192
const manifest = require.resolve('@lobehub/fluent-emoji-3d/package.json')

/** The edition the file names must have for the current package and settings. */
export function presentEdition(): string {
  const recipe = JSON.stringify([readFileSync(manifest, 'utf8'), widths, quality])
  return createHash('sha256').update(recipe).digest('hex').slice(0, 8)
}

/** Every picture of the list once, even under several names. */
function usedCodes(): string[] {
  const all = Object.values(pictures).flatMap(({ code, beside }) => [code, ...beside])
  return [...new Set(all)]
}

/** The largest file is the original: encoding it again would lose quality and save nothing. */
export function drawPicture(code: string, width: number): Promise<Buffer> {
  const file = join(dirname(manifest), 'assets', `${code}.webp`)
  if (width === Math.max(...widths)) return readFile(file)
  return sharp(file).resize(width).webp({ quality }).toBuffer()
}

/** The emoji of the avatar at an address, if there is one. */
function faceAt(address: string): string | undefined {
  const [, id = ''] = /^\/avatars\/([a-z]+)\.webp$/.exec(address) ?? []
  return isAvatar(id) ? avatars[id] : undefined
}

/** Writes the listed pictures and their licence into the build. */
export function artPlugin(): Plugin {
  return {
    name: 'art',
    async generateBundle() {
      // The rendering server needs only their addresses.
      if (this.environment.name === 'ssr') return
      const drawn = usedCodes().flatMap((code) =>
        widths.map(async (width) => {
          const picture = await drawPicture(code, width)
          this.emitFile({ type: 'asset', fileName: fileOf(code, width), source: picture })
        }),
      )
      const faces = Object.entries(avatars).map(async ([id, code]) => {
        if (!isAvatar(id)) return
        const picture = await drawPicture(code, avatarWidth)
        this.emitFile({ type: 'asset', fileName: avatarFile(id), source: picture })
      })
      await Promise.all([...drawn, ...faces])
      const notice = readFileSync(new URL('./art-licence.txt', import.meta.url), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'assets/art/LICENCE.txt', source: notice })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = /^\/assets\/art\/([\da-f-]+)-(\d+)\.\w+\.webp$/.exec(request.url ?? '')
        const [, code = '', width] = found ?? []
        const face = faceAt(request.url ?? '')
        if (face === undefined && (!found || !usedCodes().includes(code))) return next()
        const drawn = drawPicture(face ?? code, face === undefined ? Number(width) : avatarWidth)
        drawn.then((picture) => {
          response.setHeader('content-type', 'image/webp')
          response.end(picture)
        }, next)
      })
    },
  }
}
