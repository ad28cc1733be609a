import { languageOf } from '@fairhouse/i18n'

/** In its own words. */
export const languageName = (code: string): string => languageOf(code)?.name ?? code
