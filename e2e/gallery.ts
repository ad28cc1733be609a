import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, preview } from 'vite'

const player = resolve(import.meta.dirname, '../apps/player')

/** The gallery built into a folder of its own, since the site's build does not have it. */
export async function startGallery(): Promise<{ address: string; stop: () => Promise<void> }> {
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
  return { address: `${address}gallery.html`, stop }
}
