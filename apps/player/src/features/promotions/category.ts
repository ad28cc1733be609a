import type { WordKey } from '@fairhouse/i18n'

/** LIST of categories with translations; a brand may have others. */
const known = {
  new_player: 'promotions.category_new_player',
  regular: 'promotions.category_regular',
  loyalty: 'promotions.category_loyalty',
} as const satisfies Record<string, WordKey>

const isKnown = (category: string): category is keyof typeof known => Object.hasOwn(known, category)

/** `cash_back` → `Cash back`, for custom categories of a brand. */
export function prettified(category: string): string {
  const words = category.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function categoryName(category: string, t: (key: WordKey) => string): string {
  return isKnown(category) ? t(known[category]) : prettified(category)
}
