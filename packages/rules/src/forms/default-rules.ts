import type { FieldRule } from '../fields/field-rule.ts'

const any: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  type: 'text',
}

/** LIST of what holds for fields that a form cannot do without where the brand says nothing. */
export const defaultRules = {
  any,
  username: { ...any, acceptedPattern: '', patternId: 1, minLength: 4, maxLength: 16 },
  password: { ...any, minLength: 8, maxLength: 128, type: 'password' },
  /** One that exists already, whatever the rules were when it was made. */
  oldPassword: { ...any, maxLength: 1000, type: 'password' },
  mobileNum: {
    ...any,
    acceptedPattern: '',
    patternId: 6,
    minLength: 6,
    maxLength: 15,
    type: 'tel',
  },
  email: {
    ...any,
    acceptedPattern: '',
    patternId: 3,
    minLength: 5,
    maxLength: 254,
    type: 'email',
  },
  /** Who brought the player here; it may come by the address of the page. */
  inviter: { ...any, required: false, acceptedPattern: '', patternId: 4, maxLength: 64 },
} as const satisfies Record<string, FieldRule>
