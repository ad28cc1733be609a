import { safetyWords } from '@fairhouse/i18n/safety'
import { loadWithWords } from '#lib/words'
import type { PackCode } from '@fairhouse/i18n'

/** Responsible gaming screens; their texts load with them. */
export const loadWhoHelps = (language: PackCode) =>
  loadWithWords(
    [safetyWords],
    async () => (await import('#screens/help-organisations')).HelpOrganisations,
    language,
  )
