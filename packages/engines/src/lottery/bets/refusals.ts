/** LIST of the faults of a selection, by their names in refusals. */
export type SelectionFault =
  | 'unknown_bet_type'
  | 'malformed_selection'
  | 'wrong_number_of_fields'
  | 'unknown_pick'
  | 'duplicate_pick'
  | 'too_few_picks'
  | 'too_many_picks'
  | 'pick_is_banker'
  | 'no_units'
  | 'not_one_unit'
  | 'duplicate_entry'
  | 'too_many_units'

export interface RefusedSelection {
  readonly refusal: SelectionFault
  /** Index of the field at fault. */
  readonly field?: number
  /** The pick at fault. */
  readonly pick?: string
  /** Index of the entry at fault, where units are entered one by one. */
  readonly entry?: number
}

export const isRefused = (answer: object): answer is { readonly refusal: string } =>
  'refusal' in answer
