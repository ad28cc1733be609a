import type { BrandDocument, Calls, OutputOf } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import { Refusal, type StaffActor } from '#platform/http'
import { refuseFaults, type Documents } from './documents.ts'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import type { OpeningCheck } from './opening.ts'
import { changedParts, guardedChanges, normalize } from './rules.ts'
import { draftStore, versionStore, type Draft, type Version } from './store.ts'

type BrandView = OutputOf<Calls['GET /office/api/brand']>
type BrandSummary = BrandView['brand']
type Versions = OutputOf<Calls['GET /office/api/brand/versions']>
type CodeUse = OutputOf<Calls['GET /office/api/brand/codes']>
type OneVersion = OutputOf<Calls['GET /office/api/brand/version']>

const maxVersions = 20

/** Read access to brands for the office. */
export function createBrandViews(deps: Deps, documents: Documents, opening: OpeningCheck) {
  const { kit, brands, verification } = deps
  const { db } = kit.database
  const drafts = draftStore(db)
  const versions = versionStore(db)

  async function known(brandId: string): Promise<Brand> {
    const brand = await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  return {
    mayDemonstrate: kit.config.demo,
    async list(): Promise<BrandSummary[]> {
      const open = new Map((await drafts.all()).map((draft) => [draft.brandId, draft]))
      return brands.all().map((brand) => toBrandView(brand, open.get(brand.id)))
    },
    async one(brandId: string): Promise<BrandView> {
      // Reloads, because another process may just have published.
      await brands.reload()
      const brand = await known(brandId)
      const document = await documents.withLinks(db, brand)
      const draft = await drafts.of(brandId)
      return {
        brand: toBrandView(brand, draft),
        document,
        opening: await opening.read(db, brand),
        draft: draft ? toDraftView(draft, documents.read(draft.document, document)) : null,
      }
    },
    async codeUse(brandId: string): Promise<CodeUse> {
      await known(brandId)
      return { list: await verification.usage.useOf(brandId) }
    },
    async versions(brandId: string, before: string | undefined): Promise<Versions> {
      await known(brandId)
      const from = before === undefined ? 2 ** 31 - 1 : Number(before)
      const found = await versions.page(brandId, from, maxVersions + 1)
      const list = found.slice(0, maxVersions).map(toVersionView)
      const next = found.length > maxVersions ? String(list.at(-1)?.number ?? 0) : null
      return { list, next }
    },
    async version(brandId: string, number: number): Promise<OneVersion> {
      const present = await documents.withLinks(db, await known(brandId))
      const version = await versions.find(brandId, number)
      if (!version) throw new Refusal('not_found')
      const last = await versions.find(brandId, number - 1)
      return {
        ...toVersionView(version),
        document: documents.read(version.document, present),
        before: last ? documents.read(last.document, present) : null,
      }
    },
  }
}

/** Changes to drafts; none of them affects a live site. */
export function createDraftEditor({ kit, audit }: Deps, documents: Documents) {
  const { clock, random } = kit
  const { db } = kit.database

  return {
    async save(brandId: string, seen: string | undefined, sent: BrandDocument, by: StaffActor) {
      const document = normalize(sent)
      return db.transaction().execute(async (transaction) => {
        const present = await documents.locked(transaction, brandId)
        const revision = random.uuid()
        const row = { brandId, revision, document, staffId: by.staffId, at: clock.now() }
        const isSaved = await draftStore(transaction).save(row, seen)
        if (!isSaved) throw new Refusal('stale_draft')
        const after = { draft: revision, changed: changedParts(present, document) }
        await audit.record({ ...auditEntry(by, 'brand.draft', brandId), after }, transaction)
        return revision
      })
    },
    async restore(brandId: string, seen: string | undefined, number: number, by: StaffActor) {
      return db.transaction().execute(async (transaction) => {
        const present = await documents.locked(transaction, brandId)
        const version = await versionStore(transaction).find(brandId, number)
        if (!version) throw new Refusal('not_found')
        const document = documents.read(version.document, present)
        const revision = random.uuid()
        const row = { brandId, revision, document, staffId: by.staffId, at: clock.now() }
        const isSaved = await draftStore(transaction).save(row, seen)
        if (!isSaved) throw new Refusal('stale_draft')
        const after = { draft: revision, restores: number }
        await audit.record({ ...auditEntry(by, 'brand.restore', brandId), after }, transaction)
        return revision
      })
    },
    async discard(brandId: string, revision: string, by: StaffActor): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const present = await documents.locked(transaction, brandId)
        const draft = await draftStore(transaction).lock(brandId)
        if (draft?.revision !== revision) throw new Refusal('stale_draft')
        await draftStore(transaction).remove(brandId)
        const changed = changedParts(present, documents.read(draft.document, present))
        const entry = auditEntry(by, 'brand.discard', brandId)
        await audit.record({ ...entry, before: { draft: revision, changed } }, transaction)
      })
    },
    async schedule(brandId: string, seen: string, wish: Schedule, by: StaffActor): Promise<string> {
      const { publishAt, reason } = wish
      if (publishAt !== null && publishAt <= clock.now()) {
        throw new Refusal('invalid_fields', { publishAt: 'invalid' })
      }
      return db.transaction().execute(async (transaction) => {
        const present = await documents.locked(transaction, brandId)
        const draft = await draftStore(transaction).lock(brandId)
        if (draft?.revision !== seen) throw new Refusal('stale_draft')
        const document = documents.read(draft.document, present)
        if (publishAt !== null) await requireSchedulable(documents, brandId, present, document)
        const next = random.uuid()
        const timing = { brandId, revision: seen, next, publishAt, by: by.staffId, reason }
        await draftStore(transaction).schedule(timing)
        const entry = {
          ...auditEntry(by, 'brand.schedule', brandId),
          before: { publishAt: draft.publishAt?.toISOString() ?? null },
          after: { publishAt: publishAt?.toISOString() ?? null, draft: next },
        }
        await audit.record({ ...entry, reason }, transaction)
        return next
      })
    },
  }
}

/** Refuses to schedule a faulty draft or one that needs four-eyes approval. */
async function requireSchedulable(
  documents: Documents,
  brandId: string,
  present: BrandDocument,
  document: BrandDocument,
): Promise<void> {
  refuseFaults(await documents.faultsOf(brandId, document))
  if (guardedChanges(present, document).length > 0) throw new Refusal('needs_another_person')
}

interface Schedule {
  publishAt: Date | null
  reason: string
}

function toBrandView(brand: Brand, draft: Draft | undefined): BrandSummary {
  const { id, code, name, currency, domains, languages, market } = brand
  const { demonstration, isSwitchedOff: maintenance } = brand
  const state = draft ? (draft.publishAt ? 'scheduled' : 'draft') : 'none'
  const facts = { id, code, name, currency, domains, languages, market }
  return { ...facts, demonstration, maintenance, draft: state }
}

function toDraftView(draft: Draft, document: BrandDocument): NonNullable<BrandView['draft']> {
  const { revision, staffId, at, publishAt, faults } = draft
  return {
    revision,
    document,
    by: staffId,
    at: at.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    faults,
  }
}

function toVersionView({ number, staffId, at, reason, changed }: Version) {
  return { number, by: staffId, at: at.toISOString(), reason, changed }
}
