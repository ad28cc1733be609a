/** Moves an item one place up or down. Returns undefined at either end of the list. */
export function moveItem(list: readonly string[], one: string, by: -1 | 1): string[] | undefined {
  const from = list.indexOf(one)
  const other = list[from + by]
  return from < 0 || other === undefined ? undefined : list.with(from, other).with(from + by, one)
}
