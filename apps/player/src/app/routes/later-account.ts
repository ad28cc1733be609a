import type { PackCode } from '@fairhouse/i18n'
import { loadWithWords } from '#lib/account-words'

/** Pages of accounts and of the app, whose words come with them. */
export const loadLogin = (language: PackCode) =>
  loadWithWords(async () => (await import('#screens/login')).Login, language)

export const loadRegister = (language: PackCode) =>
  loadWithWords(async () => (await import('#screens/register')).Register, language)

export const loadDownload = (language: PackCode) =>
  loadWithWords(async () => (await import('#screens/download')).Download, language)
