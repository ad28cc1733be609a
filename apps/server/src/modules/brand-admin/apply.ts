import type { BrandDocument } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Documents } from './documents.ts'
import { auditEntry, staffOf, type By } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { changedParts, changesOf } from './rules.ts'
import { draftStore, versionStore } from './store.ts'

interface Publication {
  brandId: string
  document: BrandDocument
  before: BrandDocument
  by: By
  reason: string
}

/** Publishes a document, saves the version and writes the audit log. */
export function createApply({ kit, audit, brands, content }: Deps, documents: Documents) {
  /** Also saves a state that did not come from the office, so that it can be restored. */
  async function saveVersion(transaction: Executor, { brandId, ...what }: Publication, at: Date) {
    const versions = versionStore(transaction)
    const last = await versions.last(brandId)
    const known = last && documents.read(last.document, what.before)
    const isOther = !known || changedParts(known, what.before).length > 0
    let number = last?.number ?? 0
    if (isOther) {
      number += 1
      const changed = known ? changedParts(known, what.before) : []
      const facts = { number, document: what.before, changed, staffId: null, at, reason: '' }
      await versions.add(brandId, facts)
    }
    const { document, by, reason } = what
    const changed = changedParts(what.before, document)
    number += 1
    await versions.add(brandId, { number, document, changed, staffId: staffOf(by), at, reason })
    return number
  }

  return async function apply(transaction: Executor, publication: Publication): Promise<number> {
    const { brandId, document, before, by, reason } = publication
    const at = kit.clock.now()
    const taken = await brands.office.apply(transaction, brandId, document, at)
    if (taken.length > 0) throw new Refusal('invalid_fields', { domains: 'taken' })
    await content.links.save(transaction, brandId, document)
    const number = await saveVersion(transaction, publication, at)
    await draftStore(transaction).remove(brandId)
    const entry = { ...auditEntry(by, 'brand.publish', brandId), ...changesOf(before, document) }
    const after = { ...entry.after, version: number }
    await audit.record({ ...entry, after, reason }, transaction)
    return number
  }
}
