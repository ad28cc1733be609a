import type { ComponentType } from 'react'

export interface EntryProps {
  now: () => number
}

/** Samples by the name under which packages/ui exports the component. */
export type Entries = Readonly<Record<string, ComponentType<EntryProps>>>
