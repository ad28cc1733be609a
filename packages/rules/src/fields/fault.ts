import type { PatternId } from '../patterns/patterns.ts'

interface Lengths {
  readonly min: number
  readonly max: number
}

/** What is wrong with a value; `wordsOf` says what a person is told. */
export type Fault =
  | { readonly kind: 'required' }
  /** Signs that nobody sees, or that no line of text can hold. */
  | { readonly kind: 'hidden_character' }
  | ({ readonly kind: 'too_short' | 'too_long' } & Lengths)
  | ({ readonly kind: 'wrong_pattern'; readonly pattern: PatternId } & Lengths)
  | ({ readonly kind: 'wrong_phone' } & Lengths)
  | { readonly kind: 'not_the_same' }
  | { readonly kind: 'common_password' | 'personal_password' }
  | { readonly kind: 'no_such_day' }
  | { readonly kind: 'too_young'; readonly age: number }
  /** No person sees these: a form of ours sends nothing that makes them. */
  | { readonly kind: 'unknown_field' | 'not_asked' | 'wrong_type' }
