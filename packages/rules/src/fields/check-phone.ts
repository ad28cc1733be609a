import { checkField } from './check-field.ts'
import type { Fault } from './fault.ts'
import type { Circumstances, FormField } from '../forms/form.ts'
import { nationalNumber, readAnyPhone } from './phone.ts'

/** One phone number by itself, as a whole form has it checked. */
export function checkPhone(
  { rule }: FormField,
  text: string,
  facts: Pick<Circumstances, 'diallingCode' | 'readPhone'>,
): Fault | undefined {
  const number = nationalNumber(facts.diallingCode, text)
  const fault = checkField(rule, number)
  if (fault !== undefined || number === '') return fault
  const read = facts.readPhone ?? readAnyPhone
  if (read(facts.diallingCode, number) !== undefined) return undefined
  return { kind: 'wrong_phone', min: rule.minLength, max: rule.maxLength }
}
