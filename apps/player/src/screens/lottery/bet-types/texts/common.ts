import { text, type BetTypeKey, type Part, type Text } from '../text.ts'

/** Where a bet looks: in the name of the bet type, and within a sentence. */
export interface Place {
  readonly name: Text
  readonly phrase: Text
}

const place = (name: BetTypeKey, phrase: BetTypeKey, count: number): Place => ({
  name: text(name, { count }),
  phrase: text(phrase, { count }),
})

export const front = (count: number) => place('where_front', 'in_front', count)
const middle = (count: number) => place('where_middle', 'in_middle', count)
export const back = (count: number) => place('where_back', 'in_back', count)
export const all = (count: number) => place('where_all', 'in_all', count)
export const top = (count: number) => place('where_top', 'in_top', count)

/** LIST of the places of three numbers. */
export const threes = { front: front(3), middle: middle(3), back: back(3) } as const
/** LIST of the places of two numbers. */
export const twos = { front: front(2), back: back(2) } as const

/** A name of a place and what is bet there: "Front 3 · Direct". */
export const named = (where: Part, what: BetTypeKey, values: Text['values'] = {}): Text =>
  text('name_at', { where, what: text(what, values) })

export const help = (key: BetTypeKey, values: Text['values'] = {}): readonly Text[] => [
  text(key, values),
]

/** How more picks than needed are combined. */
export const combined = (count: number): Text => text('help_more', { count })
