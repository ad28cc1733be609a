import { textOf, textsOf } from './bet-type-texts.ts'
import { familyIds, type FamilyId } from './family-ids.ts'
import { text, write, type Text, type Translated } from './text.ts'

/** Bet types that share a tab. */
export interface Family {
  readonly id: FamilyId
  readonly betTypes: readonly string[]
}

const familyTexts: Readonly<Record<FamilyId, Text>> = {
  special_number: text('where_special'),
  two_sides: text('family_two_sides'),
  position: text('where_position'),
  lo: text('family_lo'),
  de: text('family_de'),
  dau_duoi: text('family_dau_duoi'),
  cang: text('family_cang'),
  bao: text('family_bao'),
  da: text('family_da'),
  xien: text('family_xien'),
  truot: text('family_truot'),
  digits_5: text('family_digits', { count: 5 }),
  digits_4: text('family_digits', { count: 4 }),
  digits_3: text('family_digits', { count: 3 }),
  digits_2: text('family_digits', { count: 2 }),
  elements: text('name_element'),
  choose: text('family_choose'),
  numbers_3: text('family_numbers', { count: 3 }),
  numbers_2: text('family_numbers', { count: 2 }),
  any: text('family_any'),
  sums: text('name_sum'),
  dice: text('family_dice'),
  same: text('family_same'),
  straights: text('family_straights'),
  top: text('family_top'),
  waves: text('name_wave'),
  zodiac: text('name_zodiac'),
  tails: text('name_tail'),
  plain: text('name_plain'),
  miss: text('family_miss'),
  hands: text('family_hands'),
  specials: text('family_specials'),
}

/**
 * The bet types of a lottery by family, in the order in which players look for them. A bet type
 * that this build doesn't know yet is among the specials.
 */
export function familiesOf(betTypeIds: readonly string[], group: string): Family[] {
  const order = Object.keys(textsOf(group))
  const sorted = betTypeIds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const byFamily = Map.groupBy(sorted, (id) => textOf(group, id)?.family ?? 'specials')
  return familyIds.flatMap((id) => {
    const betTypes = byFamily.get(id)
    return betTypes ? [{ id, betTypes }] : []
  })
}

export const familyName = (family: FamilyId, t: Translated): string => write(familyTexts[family], t)
