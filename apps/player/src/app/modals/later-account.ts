import type { PackCode } from '@fairhouse/i18n'
import type { ComponentType } from 'react'
import { loadWithWords } from '#lib/account-words'
import type { ModalName } from '#lib/modals'
import type { DialogProps } from './list.ts'

type Load = () => Promise<ComponentType<DialogProps>>

/** For what changes an account: a fresh proof may be asked for first. */
const guarded = (load: Load) => async () => {
  const [parts, Dialog] = await Promise.all([import('./later-guarded.tsx'), load()])
  return parts.guarded(Dialog)
}

const password = () => import('#features/password')
const entrance = () => import('#features/entrance')

/** LIST of the dialogs of accounts and of the app, whose words come with them. */
const dialogs: Partial<Record<ModalName, Load>> = {
  download: async () => (await import('#features/download')).DownloadDialog,
  login: async () => (await import('#screens/login')).LoginDialog,
  register: async () => (await import('#screens/register')).RegisterDialog,
  registerSuccess: async () => (await import('#screens/register')).RegisterSuccessDialog,
  freePlay: async () => (await import('#features/trial')).FreePlayDialog,
  realAccount: async () => (await import('#features/trial')).RealAccountDialog,
  prove: async () => (await import('#features/proof')).ProveDialog,
  forgot: async () => (await password()).ForgotDialog,
  changePassword: guarded(async () => (await password()).ChangePasswordDialog),
  afterLogin: async () => (await entrance()).AfterLoginDialog,
  terms: async () => (await entrance()).TermsDialog,
  logout: async () => (await entrance()).LogoutDialog,
  social: async () => (await import('#features/social')).SocialDialog,
  handOver: async () => (await import('#features/hand-over')).HandOverDialog,
  feedback: async () => (await import('#features/feedback')).FeedbackDialog,
}

export async function loadAccountDialog(name: ModalName, language: PackCode) {
  const load = dialogs[name]
  if (!load) throw new Error(`there is no dialog ${name}`)
  return loadWithWords(load, language)
}
