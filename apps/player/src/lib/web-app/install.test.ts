import { beforeEach, expect, test, vi } from 'vitest'
import { keepInstallOffer, readInstall, watchInstall } from './install.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

test('an install offer is kept until used, and installation is reported', () => {
  const watcher = vi.fn<() => void>()
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  watchInstall(watcher)
  keepInstallOffer()
  expect(readInstall()).toEqual({ install: undefined, isInstalled: false })

  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  page.dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  readInstall().install?.()
  expect(prompt).toHaveBeenCalledOnce()
  expect(readInstall().install).toBeUndefined()

  page.dispatchEvent(new Event('appinstalled'))
  expect(readInstall()).toEqual({ install: undefined, isInstalled: true })
  expect(watcher).toHaveBeenCalledTimes(3)
})
