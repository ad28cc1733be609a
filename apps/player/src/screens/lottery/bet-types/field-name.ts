import { textOf } from './bet-type-texts.ts'
import { text, write, type BetTypeKey, type Part, type Translated } from './text.ts'

const positions = ['first', 'second', 'third', 'fourth', 'fifth']

const fieldKeys: ReadonlyMap<string, BetTypeKey> = new Map([
  ['single', 'field_single'],
  ['double', 'field_double'],
  ['triple', 'field_triple'],
  ['quadruple', 'field_quadruple'],
  ['digits', 'field_digits'],
  ['numbers', 'field_numbers'],
  ['faces', 'field_faces'],
])

export function fieldText(rules: string, betType: string, field: string): Part {
  const known = textOf(rules, betType)
  // The only field of a bet is named like the bet.
  if (field === betType && known) return known.name
  const pair = /^(\d+)-(\d+)$/.exec(field)
  if (pair) return text('field_pair', { one: pair[1] ?? '', other: pair[2] ?? '' })
  if (rules === 'pk10') return placeText(Number(field))
  const position = positions.indexOf(field) + 1
  if (position > 0) return text(rules === 'ssc' ? 'field_digit' : 'field_number', { position })
  const key = fieldKeys.get(field)
  return key ? text(key) : field
}

function placeText(place: number): Part {
  if (place === 1) return text('field_champion')
  return place === 2 ? text('field_runner_up') : text('field_place', { place })
}

/** The name of a field of a bet type: "3rd digit", "Champion", "1 v 10", "Double". */
export const fieldName = (rules: string, betType: string, field: string, t: Translated): string =>
  write(fieldText(rules, betType, field), t)
