import { checkField } from '../fields/check-field.ts'
import type { Fault } from '../fields/fault.ts'
import type { FieldRule } from '../fields/field-rule.ts'
import { isCommon, isPersonal } from './guessable.ts'

/** No brand can ask for less, nor refuse what is not longer than this. */
const leastPassword = 8
const surelyTaken = 64

export interface PasswordFacts {
  /** Name, phone number, email address: what others may know. */
  readonly known: readonly string[]
  /** The long list, where there is one. */
  readonly isLeaked?: (password: string) => boolean
}

/** A new password, as typed; an old one is only compared. */
export function checkPassword(
  rule: FieldRule,
  typed: string,
  { known, isLeaked = () => false }: PasswordFacts,
): Fault | undefined {
  const minLength = Math.max(rule.minLength, leastPassword)
  const maxLength = Math.max(rule.maxLength, surelyTaken)
  const fault = checkField({ ...rule, type: 'password', minLength, maxLength }, typed)
  if (fault !== undefined || typed === '') return fault
  if (isCommon(typed) || isLeaked(typed)) return { kind: 'common_password' }
  return isPersonal(typed, known) ? { kind: 'personal_password' } : undefined
}
