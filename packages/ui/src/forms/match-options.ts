/** Removes accents and case, so that "da nang" finds "Đà Nẵng". */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

export interface PickerOption<Value extends string> {
  value: Value
  label: string
  hint?: string
  /** URL of a small picture. */
  image?: string
  /** Letters of a tile. */
  letters?: string
  /** Other names that find it. */
  search?: string
}

/** Options that contain every word of the query; those that start with it come first. */
export function matchOptions<Value extends string>(
  options: readonly PickerOption<Value>[],
  query: string,
): PickerOption<Value>[] {
  const folded = fold(query.trim())
  if (folded === '') return [...options]
  const words = folded.split(/\s+/)
  const found = options.filter(({ label, hint = '', search = '' }) => {
    const text = fold(`${label} ${hint} ${search}`)
    return words.every((word) => text.includes(word))
  })
  const isPrefixMatch = (one: PickerOption<Value>) => fold(one.label).startsWith(folded)
  return [...found.filter(isPrefixMatch), ...found.filter((one) => !isPrefixMatch(one))]
}
