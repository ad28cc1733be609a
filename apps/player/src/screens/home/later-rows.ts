import type { PackCode } from '@fairhouse/i18n'
import { loadWithLobbyWords } from '#lib/lobby-words'

export const loadRows = (language: PackCode) =>
  loadWithLobbyWords(async () => (await import('./rows.tsx')).Rows, language)
