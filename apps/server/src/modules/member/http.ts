import { languageOf } from '@fairhouse/i18n/server'
import { avatarFile, avatars, isAvatar, usualAvatar, type AvatarId } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import type { HandlersOf } from '#platform/http'
import { toMemberView, type Account } from './rules.ts'

interface Accounts {
  accountOf(id: string): Promise<Account>
  setLanguage(id: string, language: string): Promise<void>
  setAvatar(id: string, avatar: AvatarId): Promise<void>
  markFirstLogin(id: string): Promise<void>
  acceptTerms(id: string, version: string): Promise<void>
}

type OwnRoutes =
  | 'GET /wps/member/info'
  | 'POST /wps/member/language'
  | 'POST /wps/member/firstLogin'
  | 'POST /wps/member/terms'

type AvatarRoutes =
  | 'GET /wps/member/info/icon'
  | 'GET /wps/relay/MCSFE_getPlayerAvatar'
  | 'POST /wps/relay/MCSFE_getPlayerAvatar'

export function memberHttp(
  brands: BrandModule,
  accounts: Accounts,
): HandlersOf<OwnRoutes | AvatarRoutes> {
  const { accountOf, setLanguage, markFirstLogin, acceptTerms } = accounts
  return {
    ...avatarHttp(accounts),
    'GET /wps/member/info': async ({ session }) => toMemberView(await accountOf(session.subjectId)),
    'POST /wps/member/language': async ({ input, brand, session, refuse }) => {
      const language = languageOf(input.language)?.code
      const { languages } = brands.byId(brand.id)
      if (language === undefined || !languages.includes(language)) {
        return refuse('language_not_enabled', { language: 'invalid' })
      }
      if (session) await setLanguage(session.subjectId, language)
      return { language }
    },
    'POST /wps/member/firstLogin': async ({ session }) => {
      await markFirstLogin(session.subjectId)
      return {}
    },
    'POST /wps/member/terms': async ({ input, brand, session, refuse }) => {
      // Accepting another version does not accept this one.
      const { termsVersion } = brands.byId(brand.id).accounts
      if (input.version !== termsVersion) return refuse('not_found')
      await acceptTerms(session.subjectId, termsVersion)
      return {}
    },
  }
}

const toAvatarView = (id: AvatarId) => ({ avatarId: id, url: `/${avatarFile(id)}` })
const choices = Object.keys(avatars).filter(isAvatar).map(toAvatarView)

/** An avatar removed from the list falls back to the default. */
const ownAvatar = ({ avatar }: Account) =>
  toAvatarView(avatar !== null && isAvatar(avatar) ? avatar : usualAvatar)

function avatarHttp({ accountOf, setAvatar }: Accounts): HandlersOf<AvatarRoutes> {
  return {
    'GET /wps/member/info/icon': async ({ session }) =>
      ownAvatar(await accountOf(session.subjectId)),
    'GET /wps/relay/MCSFE_getPlayerAvatar': async ({ session }) => ({
      ...ownAvatar(await accountOf(session.subjectId)),
      choices,
    }),
    'POST /wps/relay/MCSFE_getPlayerAvatar': async ({ input, session, refuse }) => {
      const { avatarId } = input
      if (!isAvatar(avatarId)) return refuse('not_found')
      await setAvatar(session.subjectId, avatarId)
      return toAvatarView(avatarId)
    },
  }
}
