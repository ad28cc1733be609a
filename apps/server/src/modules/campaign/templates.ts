import type { MailingWords } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import { campaignEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { findFaults } from './placeholders.ts'
import { templateStore } from './store/templates.ts'

interface TemplateDraft {
  brandId: string
  id?: string | undefined
  version?: number | undefined
  name: string
  words: MailingWords
}

export type Templates = ReturnType<typeof createTemplates>

/** Reusable letter templates. */
export function createTemplates({ kit, audit, brands }: Deps) {
  const { clock, database, random } = kit

  function brandOf(id: string) {
    const brand = brands.all().find((one) => one.id === id)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  return {
    brandOf,
    list: (brandId: string) => templateStore(database.db, brandOf(brandId).id).list(),
    find: (brandId: string, id: string) => templateStore(database.db, brandOf(brandId).id).find(id),
    save(
      { brandId, id: known, version, name: typed, words }: TemplateDraft,
      by: StaffActor,
    ): Promise<string> {
      const faults = findFaults(words, brandOf(brandId).language)
      const name = typed.trim()
      if (name === '') faults.name = 'required'
      if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
      return database.db.transaction().execute(async (transaction) => {
        const store = templateStore(transaction, brandId)
        await store.lock()
        const before = known === undefined ? undefined : await store.find(known)
        if (known !== undefined && !before) throw new Refusal('not_found')
        if (before && before.version !== version) throw new Refusal('stale_draft')
        const id = before?.id ?? random.orderedId()
        if (await store.isNameTaken(name, id)) throw new Refusal('name_taken')
        const next = (before?.version ?? 0) + 1
        await store.put({ id, name, words, version: next, by: by.staffId, at: clock.now() })
        const entry = campaignEntry(by, 'message.template', { brandId, kind: 'template', id })
        const was = before && { before: { name: before.name, words: before.words } }
        await audit.record({ ...entry, ...was, after: { name, words } }, transaction)
        return id
      })
    },
    async remove(brandId: string, id: string, by: StaffActor): Promise<void> {
      brandOf(brandId)
      await database.db.transaction().execute(async (transaction) => {
        const store = templateStore(transaction, brandId)
        await store.lock()
        const before = await store.find(id)
        if (!before) throw new Refusal('not_found')
        await store.remove(id)
        const entry = campaignEntry(by, 'message.template_remove', {
          brandId,
          kind: 'template',
          id,
        })
        const { name, words } = before
        await audit.record({ ...entry, before: { name, words } }, transaction)
      })
    },
  }
}
