import type { Day } from '../fields/calendar.ts'
import type { Fault } from '../fields/fault.ts'
import type { FieldRule } from '../fields/field-rule.ts'
import type { ReadPhone } from '../fields/phone.ts'

export interface FormField {
  readonly rule: FieldRule
  /** What its value is besides text. */
  readonly as?: 'new_password' | 'phone' | 'birthday'
  /** The field that this one repeats, as typed. */
  readonly repeats?: string
  /** The field whose value this one may say again, which then says nothing. */
  readonly echoes?: string
}

/** In the order in which it is filled in. */
export type Form = ReadonlyMap<string, FormField>

/** What is true outside of the form. */
export interface Circumstances {
  readonly today: Day
  readonly minimumAge: number
  readonly diallingCode: string
  /** Where the plans of the countries are known; else any number that could be one is taken. */
  readonly readPhone?: ReadPhone
  readonly isLeaked?: (password: string) => boolean
}

export interface CheckedForm {
  /** Normalised; fields left empty are not there. */
  readonly values: ReadonlyMap<string, string>
  /** In the order of the form, those that do not belong to it last. */
  readonly faults: ReadonlyMap<string, Fault>
}
