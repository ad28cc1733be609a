import type { RefusalCode } from '@fairhouse/protocol'
import type { RuleWord, Values } from '@fairhouse/i18n/server'

/** A no that the caller is told by name; anything else thrown is our own fault. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  /** Field → key of its words, for input that does not fit. */
  readonly fields: Record<string, FieldFault> | undefined

  constructor(code: RefusalCode, fields?: Record<string, FieldFault>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

/** Ours by name, or what the rules of a form have to say. */
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
