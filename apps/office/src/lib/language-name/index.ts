import { languageOf } from '@fairhouse/i18n'

/** Name of a language in that language. */
export const languageName = (code: string): string => languageOf(code)?.name ?? code
