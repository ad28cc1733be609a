import { call } from '@fairhouse/browser/call'
import { useState } from 'react'
import { differences } from '#lib/differences'
import type { Document, One } from './told.ts'

interface Work {
  document: Document
  /** Of the draft that was there when the work began: a newer one is not written over. */
  revision: string | undefined
}

/** What is being changed of a brand, here and not yet kept. */
export function useEditor(one: One) {
  const [work, setWork] = useState<Work>()
  const kept = one.draft?.document ?? one.document
  const document = work?.document ?? kept
  const isDirty = work !== undefined && differences(kept, work.document).length > 0
  const { id: brandId } = one.brand

  /** The draft as it is on the page, kept; tells its revision. */
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
        document: { ...(now?.document ?? kept), ...change },
        revision: now ? now.revision : one.draft?.revision,
      })),
    save,
    /** What the server has is what is shown again. */
    reset: () => setWork(undefined),
  }
}

export type Editor = ReturnType<typeof useEditor>
