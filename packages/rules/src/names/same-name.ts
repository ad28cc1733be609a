/** One writing for a person's name: without marks and case, its words in any order. */
function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.toSorted().join(' ')
}

/** Banks write names in capitals, without marks, and the family's name first or last. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) !== '' && nameKey(one) === nameKey(other)
}
