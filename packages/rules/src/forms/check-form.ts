import { checkBirthday } from '../fields/check-birthday.ts'
import { checkField } from '../fields/check-field.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { checkPhone } from '../fields/check-phone.ts'
import type { Fault } from '../fields/fault.ts'
import type { FieldRule } from '../fields/field-rule.ts'
import type { CheckedForm, Circumstances, Form, FormField } from './form.ts'
import { normalise } from '../text/normalise.ts'
import { nationalNumber } from '../fields/phone.ts'

/** LIST of the fields that others may know the content of, so that no password is made of it. */
const knownFields = ['username', 'mobileNum', 'email', 'nickname', 'realName', 'fullName']

/** A whole payload against its form; what the form does not ask for is refused. */
export function checkForm(
  form: Form,
  payload: Readonly<Record<string, unknown>>,
  facts: Circumstances,
): CheckedForm {
  const typed = new Map(Object.entries(payload).filter(([, value]) => !isLeftOut(value)))
  const texts = new Map([...typed].filter((entry): entry is [string, string] => isText(entry[1])))
  const values = new Map<string, string>()
  const faults = new Map<string, Fault>()
  for (const [name, field] of form) {
    if (!field.rule.enabled) continue
    const text = texts.get(name) ?? ''
    const fault = checkOne(field, text, texts, facts)
    const value = valueOf(field, text, facts)
    if (fault !== undefined) faults.set(name, fault)
    else if (value !== '' && field.echoes === undefined) values.set(name, value)
  }
  for (const [name, value] of typed) {
    const fault = strangeness(form.get(name), value)
    if (fault !== undefined) faults.set(name, fault)
  }
  return { values, faults }
}

const isText = (value: unknown) => typeof value === 'string'

/** Forms send the fields that nobody filled in, too. */
const isLeftOut = (value: unknown) => value === undefined || value === null || value === ''

function strangeness(field: FormField | undefined, value: unknown): Fault | undefined {
  if (field === undefined) return { kind: 'unknown_field' }
  if (!field.rule.enabled) return { kind: 'not_asked' }
  return isText(value) ? undefined : { kind: 'wrong_type' }
}

function valueOf({ rule, as }: FormField, text: string, facts: Circumstances): string {
  return as === 'phone' ? nationalNumber(facts.diallingCode, text) : normalise(rule.type, text)
}

function checkOne(
  field: FormField,
  text: string,
  texts: ReadonlyMap<string, string>,
  facts: Circumstances,
): Fault | undefined {
  const { rule, as, repeats, echoes } = field
  if (echoes !== undefined) return checkEcho(field, text, texts.get(echoes) ?? '', facts)
  if (repeats !== undefined) return checkRepeated(rule, text, texts.get(repeats) ?? '')
  if (as === 'new_password') {
    const known = knownFields.map((name) => texts.get(name)?.trim() ?? '')
    return checkPassword(rule, text, { ...facts, known })
  }
  if (as === 'phone') return checkPhone(field, text, facts)
  return as === 'birthday' ? checkBirthday(rule, text, facts) : checkField(rule, text)
}

/** As typed, both: a space more is another password. */
function checkRepeated(rule: FieldRule, text: string, first: string): Fault | undefined {
  if (text === '') return rule.required || first !== '' ? { kind: 'required' } : undefined
  return text === first ? undefined : { kind: 'not_the_same' }
}

function checkEcho(field: FormField, text: string, first: string, facts: Circumstances) {
  const isSame = valueOf(field, text, facts) === valueOf(field, first, facts)
  return text === '' || isSame ? undefined : ({ kind: 'not_the_same' } as const)
}
