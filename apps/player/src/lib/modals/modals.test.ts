import { beforeEach, expect, test, vi } from 'vitest'
import { closeModal, openModal, readModal, watchModal } from './modals.ts'
import type { ModalName } from './names.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('location', { href: '/rng' })
})

test('one dialog is open at a time, and watchers are notified', () => {
  const watcher = vi.fn<() => void>()
  const stop = watchModal(watcher)
  expect(readModal()).toBeUndefined()
  openModal('download')
  expect(readModal()).toBe('download')
  openModal('login')
  expect(readModal()).toBe('login')
  closeModal()
  expect(readModal()).toBeUndefined()
  expect(watcher).toHaveBeenCalledTimes(3)
  stop()
  openModal('download')
  closeModal()
  expect(watcher).toHaveBeenCalledTimes(3)
})

test('going back to another page closes the open dialog', () => {
  openModal('login')
  page.dispatchEvent(new Event('popstate'))
  expect(readModal()).toBe('login')
  location.href = '/'
  page.dispatchEvent(new Event('popstate'))
  expect(readModal()).toBeUndefined()
})

test('[SHELL-09] a dialog opens and closes by its name', () => {
  const names: readonly ModalName[] = [
    'login',
    'register',
    'forgot',
    'changePassword',
    'download',
    'announcements',
    'help',
    'afterLogin',
    'registerSuccessModal',
  ]
  for (const name of names) {
    openModal(name)
    expect(readModal()).toBe(name)
    closeModal()
    expect(readModal()).toBeUndefined()
  }
})
