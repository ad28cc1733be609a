import { lobbyWords } from '@fairhouse/i18n/lobby'
import { loadWithWords } from '#lib/words'
import type { PackCode } from '@fairhouse/i18n'

export const loadRows = (language: PackCode) =>
  loadWithWords([lobbyWords], async () => (await import('./rows.tsx')).Rows, language)
