import { relations, type Relation } from '@fairhouse/protocol'

export interface Tie {
  id: string
  by: Relation
}

/** Groups ties by account, the most tied accounts first. */
export function groupTies(ties: readonly Tie[], most: number): { id: string; by: Relation[] }[] {
  const all = Map.groupBy(ties, ({ id }) => id)
  const known = [...all].map(([id, own]) => ({
    id,
    by: relations.filter((relation) => own.some(({ by }) => by === relation)),
  }))
  const first = ({ by: [reason] }: { by: Relation[] }) => relations.indexOf(reason ?? 'address')
  return known
    .toSorted((one, other) => other.by.length - one.by.length || first(one) - first(other))
    .slice(0, most)
}
