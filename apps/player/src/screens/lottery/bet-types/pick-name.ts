import { text, write, type BetTypeKey, type Part, type Translated } from './text.ts'

/** LIST of picks that are words; numbers are written as they are. */
const pickKeys: ReadonlyMap<string, BetTypeKey> = new Map([
  ['big', 'pick_big'],
  ['small', 'pick_small'],
  ['odd', 'pick_odd'],
  ['even', 'pick_even'],
  ['dragon', 'pick_dragon'],
  ['tiger', 'pick_tiger'],
  ['tie', 'pick_tie'],
  ['up', 'pick_up'],
  ['down', 'pick_down'],
  ['gold', 'pick_gold'],
  ['wood', 'pick_wood'],
  ['water', 'pick_water'],
  ['fire', 'pick_fire'],
  ['earth', 'pick_earth'],
  ['red', 'pick_red'],
  ['blue', 'pick_blue'],
  ['green', 'pick_green'],
  ['triple', 'pick_triple'],
  ['straight', 'pick_straight'],
  ['pair', 'pick_pair'],
  ['half-straight', 'pick_half_straight'],
  ['mixed', 'pick_mixed'],
  ['five-of-a-kind', 'pick_five_of_a_kind'],
  ['four-of-a-kind', 'pick_four_of_a_kind'],
  ['full-house', 'pick_full_house'],
  ['three-of-a-kind', 'pick_three_of_a_kind'],
  ['two-pairs', 'pick_two_pairs'],
  ['high-card', 'pick_high_card'],
])

const animalKeys: ReadonlyMap<string, BetTypeKey> = new Map([
  ['rat', 'animal_rat'],
  ['ox', 'animal_ox'],
  ['tiger', 'animal_tiger'],
  ['rabbit', 'animal_rabbit'],
  ['dragon', 'animal_dragon'],
  ['snake', 'animal_snake'],
  ['horse', 'animal_horse'],
  ['goat', 'animal_goat'],
  ['monkey', 'animal_monkey'],
  ['rooster', 'animal_rooster'],
  ['dog', 'animal_dog'],
  ['pig', 'animal_pig'],
])

const drawnNumbers = 5

/** The picks of bet types that have words of their own for them. */
function ownPick(betType: string, pick: string): Part | undefined {
  switch (betType) {
    case 'zodiac':
    case 'special-zodiac': {
      const key = animalKeys.get(pick)
      return key && text(key)
    }
    case 'extreme':
      return text(pick === 'big' ? 'pick_very_big' : 'pick_very_small')
    case 'bull':
      return pick === 'none' ? text('pick_no_bull') : text('pick_bull', { value: pick })
    case 'odd-count':
      return text('pick_odd_count', { odd: pick, even: drawnNumbers - Number(pick) })
    default:
      return undefined
  }
}

/** A pick of two words, as the big and odd sums of Lucky 28 or the big red balls of Mark Six. */
function bothOf(pick: string): Part | undefined {
  const words = pick.split('-').map((word) => pickKeys.get(word))
  const [one, other] = words
  return words.length === 2 && one && other
    ? text('pick_both', { one: text(one), other: text(other) })
    : undefined
}

export function pickText(betType: string, pick: string): Part {
  const key = pickKeys.get(pick)
  return ownPick(betType, pick) ?? (key ? text(key) : undefined) ?? bothOf(pick) ?? pick
}

/** The name of a pick: "Big", "Red odd", "Bull 7". Digits and numbers stay as they are. */
export const pickName = (betType: string, pick: string, t: Translated): string =>
  write(pickText(betType, pick), t)

const prizeKeys: ReadonlyMap<string, BetTypeKey> = new Map([
  ['win', 'prize_win'],
  ['once', 'prize_once'],
  ['one-repeated', 'prize_one_repeated'],
  ['both-repeated', 'prize_both_repeated'],
])

/** The name of a prize; many bet types have one for each pick. */
export function prizeName(betType: string, prize: string, t: Translated): string {
  const key = prizeKeys.get(prize)
  return key ? t(`bettypes.${key}`) : pickName(betType, prize, t)
}
