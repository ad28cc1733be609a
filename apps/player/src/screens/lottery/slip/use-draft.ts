import { useCallback, useState } from 'react'
import { randomId } from '#lib/random'
import { readDraft, writeDraft, type Draft } from './draft.ts'
import { changeDraft, emptyDraft, type SlipChange } from './slip-changes.ts'

export interface SlipDraft {
  readonly draft: Draft
  readonly change: (change: SlipChange) => void
}

/** The slip of a game; it survives a reload of this tab. */
export function useDraft(game: string): SlipDraft {
  const [draft, setDraft] = useState(() => readDraft(game) ?? emptyDraft(randomId()))
  const change = useCallback(
    (wanted: SlipChange) =>
      setDraft((before) => {
        const after = changeDraft(before, wanted, randomId())
        writeDraft(game, after)
        return after
      }),
    [game],
  )
  return { draft, change }
}
