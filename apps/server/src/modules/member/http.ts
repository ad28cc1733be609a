import { languageOf } from '@fairhouse/i18n/server'
import type { BrandModule } from '#modules/brand'
import type { HandlersOf } from '#platform/http'
import { factsOf, type Account } from './rules.ts'

interface Accounts {
  accountOf(id: string): Promise<Account>
  setLanguage(id: string, language: string): Promise<void>
}

export function memberHttp(
  brands: BrandModule,
  { accountOf, setLanguage }: Accounts,
): HandlersOf<'GET /wps/member/info' | 'POST /wps/member/language'> {
  return {
    'GET /wps/member/info': async ({ session }) => factsOf(await accountOf(session.subjectId)),
    'POST /wps/member/language': async ({ input, brand, session, refuse }) => {
      const language = languageOf(input.language)?.code
      const { languages } = brands.byId(brand.id)
      if (language === undefined || !languages.includes(language)) {
        return refuse('language_not_enabled', { language: 'invalid' })
      }
      if (session) await setLanguage(session.subjectId, language)
      return { language }
    },
  }
}
