/** The list with one of it a place further up or down; undefined where there is no such place. */
export function moved(list: readonly string[], one: string, by: -1 | 1): string[] | undefined {
  const from = list.indexOf(one)
  const other = list[from + by]
  return from < 0 || other === undefined ? undefined : list.with(from, other).with(from + by, one)
}
