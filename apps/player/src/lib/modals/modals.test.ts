import { expect, test, vi } from 'vitest'
import { closeModal, openModal, readModal, watchModal } from './modals.ts'

test('one dialog at a time is open, by its name, and whoever watches is told', () => {
  const told = vi.fn<() => void>()
  const stop = watchModal(told)
  expect(readModal()).toBeUndefined()
  openModal('download')
  expect(readModal()).toBe('download')
  openModal('help')
  expect(readModal()).toBe('help')
  closeModal()
  expect(readModal()).toBeUndefined()
  expect(told).toHaveBeenCalledTimes(3)
  stop()
  openModal('download')
  closeModal()
  expect(told).toHaveBeenCalledTimes(3)
})
