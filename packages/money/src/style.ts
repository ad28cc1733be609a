/** How a brand writes money: as specified for all, or as in the country of the currency. */
export type MoneyStyle = 'standard' | 'local'

let current: MoneyStyle = 'standard'

/** Sets the style of a page, which belongs to one brand. */
export function setMoneyStyle(style: MoneyStyle): void {
  current = style
}

export const moneyStyle = (): MoneyStyle => current
