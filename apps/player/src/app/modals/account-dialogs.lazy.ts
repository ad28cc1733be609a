import { accountWords } from '@fairhouse/i18n/account'
import { loadWithWords } from '#lib/words'
import type { PackCode } from '@fairhouse/i18n'
import type { ComponentType } from 'react'
import type { ModalName } from '#lib/modals'
import type { DialogProps } from './dialog-props.ts'

type Load = () => Promise<ComponentType<DialogProps>>

/** For dialogs that change an account: the server may ask for a step-up proof first. */
const withStepUp = (load: Load) => async () => {
  const [stepUp, Dialog] = await Promise.all([import('./with-step-up.lazy.tsx'), load()])
  return stepUp.withStepUp(Dialog)
}

const password = () => import('#features/password')
const entrance = () => import('#features/entrance')

/** LIST of dialogs about the account and the app; their texts load with them. */
const dialogs: Partial<Record<ModalName, Load>> = {
  download: async () => (await import('#features/download')).DownloadDialog,
  login: async () => (await import('#screens/login')).LoginDialog,
  register: async () => (await import('#screens/register')).RegisterDialog,
  registerSuccessModal: async () => (await import('#screens/register')).RegisterSuccessDialog,
  freePlay: async () => (await import('#features/trial')).FreePlayDialog,
  realAccount: async () => (await import('#features/trial')).RealAccountDialog,
  registerFirst: async () => (await import('#features/trial')).RegisterFirstDialog,
  prove: async () => (await import('#features/proof')).ProveDialog,
  forgot: async () => (await password()).ForgotDialog,
  changePassword: withStepUp(async () => (await password()).ChangePasswordDialog),
  afterLogin: async () => (await entrance()).AfterLoginDialog,
  terms: async () => (await entrance()).TermsDialog,
  logout: async () => (await entrance()).LogoutDialog,
  social: async () => (await import('#features/social-login')).SocialDialog,
  handOver: async () => (await import('#features/hand-over')).HandOverDialog,
  help: async () => (await import('#screens/help')).HelpDialog,
  feedback: async () => (await import('#features/feedback')).FeedbackDialog,
}

export async function loadAccountDialog(name: ModalName, language: PackCode) {
  const load = dialogs[name]
  if (!load) throw new Error(`there is no dialog ${name}`)
  return loadWithWords([accountWords], load, language)
}
