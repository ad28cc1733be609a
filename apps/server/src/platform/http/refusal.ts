import type { RefusalCode } from '@fairhouse/protocol'
import type { RuleWord, Values } from '@fairhouse/i18n/server'

/** A refusal with a public code; any other error is internal. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  /** Field → key of its message, for invalid input. */
  readonly fields: Record<string, FieldFault> | undefined

  constructor(code: RefusalCode, fields?: Record<string, FieldFault>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

/** One of our own fault names, or a message of the form rules. */
export type FieldFault = SimpleFault | { readonly key: RuleWord; readonly values?: Values }

export type SimpleFault =
  | 'required'
  | 'wrong_type'
  | 'too_short'
  | 'too_long'
  | 'unknown_field'
  | 'invalid'
  | 'taken'
  | 'unreadable'
  | 'not_listed'
  | 'twice'
  | 'locks_out'
