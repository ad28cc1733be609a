import { defaultRules } from '@fairhouse/rules'
import type { FirstSettings } from './settings.ts'

const { any: required, username, password, mobileNum, email } = defaultRules
const code = { ...required, acceptedPattern: '^[A-Za-z0-9]+$', patternId: 4 } as const

/** Registration rules and service links of the demo. */
export const demoSettings: FirstSettings = {
  registerRules: {
    username: { ...username, acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$' },
    password,
    confirmPassword: password,
    mobileNum: { ...mobileNum, acceptedPattern: '^[0-9]+$' },
    verificationCode: required,
    email: {
      ...email,
      required: false,
      acceptedPattern: String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`,
    },
    affiliateCode: { ...code, required: false, minLength: 4, maxLength: 32 },
    referralCode: { ...code, required: false, minLength: 4, maxLength: 32 },
    captcha: { ...code, minLength: 4, maxLength: 8 },
  },
  // The demo has no support agents; its own service page says so and is always open.
  serviceLinks: [{ type: 'web', url: '/service' }],
}
