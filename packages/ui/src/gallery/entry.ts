import type { ComponentType } from 'react'

export interface EntryProps {
  now: () => number
}

/** Samples by the name of their exported component. */
export type Entries = Readonly<Record<string, ComponentType<EntryProps>>>
