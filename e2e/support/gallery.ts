import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { build, preview } from 'vite'
import { test as base } from './fixtures.ts'

const player = resolve(import.meta.dirname, '../../apps/player')

/** Builds the gallery into a temporary folder, because the site's build does not contain it. */
async function startGallery(): Promise<{ address: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'fairhouse-gallery-'))
  const input = join(player, 'gallery.html')
  const common = { root: player, logLevel: 'error' } as const
  await build({
    ...common,
    build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input } },
  })
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', open: false },
  })
  const [address = ''] = server.resolvedUrls?.local ?? []
  const stop = async () => {
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  return { address, stop }
}

/** Tests of the component gallery; each worker builds it once. */
export const test = base.extend<{ quietly: void }, { gallery: string }>({
  gallery: [
    async ({}, provide) => {
      const { address, stop } = await startGallery()
      await provide(address)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ gallery }, provide) => provide(gallery),
  quietly: [
    async ({ expected }, provide) => {
      // The gallery shows an image that is missing on purpose.
      expected(/404/)
      await provide()
    },
    { auto: true },
  ],
})

export const openGallery = (page: Page, theme = 'dark', dir = 'ltr') =>
  page.goto(`/gallery.html?theme=${theme}&dir=${dir}`)

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Screenshots an element and returns its pixels as RGBA values. */
export async function readPixels(page: Page, shown: Locator) {
  const shot = (await shown.screenshot()).toString('base64')
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (one) => one.codePointAt(0) ?? 0)
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const pixels = context?.getImageData(0, 0, picture.width, picture.height)
    return { data: [...(pixels?.data ?? [])], width: picture.width, height: picture.height }
  }, shot)
}
