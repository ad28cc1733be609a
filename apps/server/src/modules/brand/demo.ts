import { defaultRules } from '@fairhouse/rules'
import type { FirstSettings } from './settings.ts'

const { any: asked, username, password, mobileNum, email } = defaultRules
const code = { ...asked, acceptedPattern: '^[A-Za-z0-9]+$', patternId: 4 } as const

/** What the demonstration asks of who registers, and where it helps. */
export const demoSettings: FirstSettings = {
  registerRules: {
    username: { ...username, acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$' },
    password,
    confirmPassword: password,
    mobileNum: { ...mobileNum, acceptedPattern: '^[0-9]+$' },
    verificationCode: asked,
    email: {
      ...email,
      required: false,
      acceptedPattern: String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`,
    },
    affiliateCode: { ...code, required: false, minLength: 4, maxLength: 32 },
    referralCode: { ...code, required: false, minLength: 4, maxLength: 32 },
    captcha: { ...code, minLength: 4, maxLength: 8 },
  },
  // Nobody sits behind the demonstration, and its own desk says so, open when nothing else is.
  serviceLinks: [{ type: 'web', url: '/service' }],
}
