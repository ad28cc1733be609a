import type { RegisterRule } from '@fairhouse/protocol'
import type { FirstSettings } from './settings.ts'

const asked: RegisterRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  type: 'text',
}
const code = { ...asked, acceptedPattern: '^[A-Za-z0-9]+$', patternId: 4 } as const
// As good practice has it: any characters, and long enough.
const password = { ...asked, minLength: 8, maxLength: 128, type: 'password' } as const

/** What the demonstration asks of who registers, and where it helps. */
export const demoSettings: FirstSettings = {
  registerRules: {
    username: {
      ...asked,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      patternId: 1,
      minLength: 4,
      maxLength: 16,
    },
    password,
    confirmPassword: password,
    mobileNum: {
      ...asked,
      acceptedPattern: '^[0-9]+$',
      patternId: 6,
      minLength: 6,
      maxLength: 15,
      type: 'tel',
    },
    verificationCode: asked,
    email: {
      ...asked,
      required: false,
      acceptedPattern: String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`,
      patternId: 3,
      minLength: 5,
      maxLength: 254,
      type: 'email',
    },
    affiliateCode: { ...code, required: false, minLength: 4, maxLength: 32 },
    referralCode: { ...code, required: false, minLength: 4, maxLength: 32 },
    captcha: { ...code, minLength: 4, maxLength: 8 },
  },
  // Nobody sits behind the demonstration, and its own desk says so, open when nothing else is.
  serviceLinks: [{ type: 'web', url: '/service' }],
}
