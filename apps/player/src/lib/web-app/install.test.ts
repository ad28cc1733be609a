import { beforeEach, expect, test, vi } from 'vitest'
import { keepInstallOffer, readInstall, watchInstall } from './install.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

test('an offer is kept until it is taken, and what is installed is told', () => {
  const told = vi.fn<() => void>()
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  watchInstall(told)
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
  expect(told).toHaveBeenCalledTimes(3)
})
