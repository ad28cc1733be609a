import type { PackCode } from '@fairhouse/i18n'
import { loadWithSafetyWords } from '#lib/safety-words'

/** Pages that look after players, whose words come with them. */
export const loadWhoHelps = (language: PackCode) =>
  loadWithSafetyWords(async () => (await import('#screens/who-helps')).WhoHelps, language)
