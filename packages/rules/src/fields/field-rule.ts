/** What a brand asks of a field, as the answer of `setting/register` has it. */
export interface FieldRule {
  readonly enabled: boolean
  readonly required: boolean
  /** `*` takes everything; empty leaves it to the pattern's type. */
  readonly acceptedPattern: string
  readonly patternId: number
  readonly minLength: number
  readonly maxLength: number
  readonly type: 'text' | 'password' | 'tel' | 'email' | 'date'
}
