/** Letters without their marks and case: "Đà Nẵng" is found by "da nang". */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

export interface PickerOption<Value extends string> {
  value: Value
  label: string
  hint?: string
  /** The address of a small picture. */
  image?: string
}

/** The options in which every word of the query occurs, those that begin with it first. */
export function matchOptions<Value extends string>(
  options: readonly PickerOption<Value>[],
  query: string,
): PickerOption<Value>[] {
  const asked = fold(query.trim())
  if (asked === '') return [...options]
  const words = asked.split(/\s+/)
  const found = options.filter(({ label, hint = '' }) => {
    const text = fold(`${label} ${hint}`)
    return words.every((word) => text.includes(word))
  })
  const begins = (one: PickerOption<Value>) => fold(one.label).startsWith(asked)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))]
}
