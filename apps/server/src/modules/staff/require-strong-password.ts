import { checkPassword, wordsOf } from '@fairhouse/rules'
import { Refusal } from '#platform/http'
import { passwordRule } from './rules.ts'

export function requireStrongPassword({ name }: { name: string }, newPassword: string): void {
  const fault = checkPassword(passwordRule, newPassword, { known: [name] })
  if (fault) throw new Refusal('invalid_fields', { newPassword: wordsOf(fault) })
}
