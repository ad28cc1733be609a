import { beforeEach, expect, test, vi } from 'vitest'
import { closeModal, openModal, readModal, watchModal } from './modals.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

test('one dialog at a time is open, by its name, and whoever watches is told', () => {
  const told = vi.fn<() => void>()
  const stop = watchModal(told)
  expect(readModal()).toBeUndefined()
  openModal('download')
  expect(readModal()).toBe('download')
  openModal('login')
  expect(readModal()).toBe('login')
  closeModal()
  expect(readModal()).toBeUndefined()
  expect(told).toHaveBeenCalledTimes(3)
  stop()
  openModal('download')
  closeModal()
  expect(told).toHaveBeenCalledTimes(3)
})

test('what is open over a page is closed by going back to another', () => {
  openModal('login')
  page.dispatchEvent(new Event('popstate'))
  expect(readModal()).toBeUndefined()
})
