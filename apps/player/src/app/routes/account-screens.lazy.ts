import { accountWords } from '@fairhouse/i18n/account'
import { loadWithWords } from '#lib/words'
import type { PackCode } from '@fairhouse/i18n'

/** Screens about the account and the app; their texts load with them. */
export const loadLogin = (language: PackCode) =>
  loadWithWords([accountWords], async () => (await import('#screens/login')).Login, language)

export const loadRegister = (language: PackCode) =>
  loadWithWords([accountWords], async () => (await import('#screens/register')).Register, language)

export const loadDownload = (language: PackCode) =>
  loadWithWords([accountWords], async () => (await import('#screens/download')).Download, language)

export const loadService = (language: PackCode) =>
  loadWithWords([accountWords], async () => (await import('#screens/service')).Service, language)
