import { call } from '@fairhouse/browser/call'
import { useState } from 'react'
import { differences } from '#lib/differences'
import type { Document, BrandDetail } from './view.ts'

interface Work {
  document: Document
  /** Revision of the draft at the start of editing, so that a newer draft is not overwritten. */
  revision: string | undefined
}

/** Unsaved changes of a brand. */
export function useEditor(one: BrandDetail) {
  const [work, setWork] = useState<Work>()
  const stored = one.draft?.document ?? one.document
  const document = work?.document ?? stored
  const isDirty = work !== undefined && differences(stored, work.document).length > 0
  const { id: brandId } = one.brand

  /** Saves the draft and returns its revision. */
  async function save(): Promise<string> {
    if (!isDirty && one.draft) return one.draft.revision
    const revision = work ? work.revision : one.draft?.revision
    const seen = revision === undefined ? {} : { revision }
    const saved = await call('PUT /office/api/brand/draft', { brandId, ...seen, document })
    setWork({ document, revision: saved.revision })
    return saved.revision
  }

  return {
    document,
    isDirty,
    set: (change: Partial<Document>) =>
      setWork((now) => ({
        document: { ...(now?.document ?? stored), ...change },
        revision: now ? now.revision : one.draft?.revision,
      })),
    save,
    /** Discards unsaved changes. */
    reset: () => setWork(undefined),
  }
}

export type Editor = ReturnType<typeof useEditor>
