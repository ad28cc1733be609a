import type { ActionOf, DeedOf } from '@fairhouse/protocol/audit'
import type { AuditEntry, AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import { ListFault, readGameList, type Chosen, type LobbyModule } from '#modules/lobby'
import type { ReportModule } from '#modules/report'
import type { Switch, VendorModule } from '#modules/vendor'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import type { Kit } from '#platform/kit'

export interface Parts {
  kit: Kit
  audit: AuditModule
  brands: BrandModule
  lobby: LobbyModule
  report: ReportModule
  vendor: VendorModule
}

/** Whoever does it: a colleague, or an operator by a command. */
export type By = Clerk | undefined

type Deed = DeedOf<ActionOf<'catalogue'>>

/** What is done to a vendor, or to a game as `VENDOR/game`. */
function entryOf(by: By, what: Switch, deed: Deed): AuditEntry {
  const { vendor, game, brandId } = what
  const isVendor = game === undefined
  return {
    actor: by ? { kind: 'staff', id: by.staffId } : { kind: 'system', id: 'command' },
    action: `catalogue.${deed}`,
    subject: { kind: isVendor ? 'vendor' : 'game', id: isVendor ? vendor : `${vendor}/${game}` },
    brandId: brandId ?? null,
    address: by?.address ?? null,
  }
}

export type CatalogueDesk = ReturnType<typeof catalogueDesk>

/** What operators change of vendors and games; each change is in the log with its commit. */
export function catalogueDesk({ kit, audit, brands, lobby, vendor }: Parts) {
  async function inCommit<T>(brandId: string | undefined, work: (tx: Executor) => Promise<T>) {
    const isThere = brandId === undefined || (await brands.find(brandId))
    if (!isThere) throw new Refusal('not_found')
    return kit.database.db.transaction().execute(work)
  }

  return {
    /** Opens or closes; what is so already is not written again. */
    async turn(asked: Switch, isOn: boolean, reason?: string, by?: By): Promise<void> {
      await inCommit(asked.brandId, async (tx) => {
        const before = await vendor.turn(asked, isOn, tx)
        if (before === undefined) throw new Refusal('not_found')
        if (before === isOn) return
        const change = { before: { isOn: before }, after: { isOn }, reason: reason ?? null }
        await audit.record({ ...entryOf(by, asked, 'switch'), ...change }, tx)
      })
      await vendor.reload()
    },
    async markHot(asked: Chosen, isHot: boolean, by: Clerk): Promise<void> {
      await inCommit(asked.brandId, async (tx) => {
        const before = await lobby.desk.setHot(asked, isHot, tx)
        if (before === undefined) throw new Refusal('not_found')
        const change = { before: { isHot: before }, after: { isHot } }
        await audit.record({ ...entryOf(by, asked, 'hot'), ...change }, tx)
      })
      await lobby.reload()
    },
    async move(asked: Chosen, place: number, by: Clerk): Promise<void> {
      await inCommit(asked.brandId, async (tx) => {
        const moved = await lobby.desk.move(asked, place, tx)
        if (!moved) throw new Refusal('not_found')
        const change = { before: { place: moved.before }, after: { place: moved.after } }
        await audit.record({ ...entryOf(by, asked, 'order'), ...change }, tx)
      })
      await lobby.reload()
    },
    /** Puts a file with a vendor's list in, all of it or nothing (`ListFault`). */
    async importList(code: string, file: string, content: string, by?: By) {
      const rows = readGameList(file, content)
      const { added, changed } = await lobby.importGames(code, rows, (done, tx) =>
        audit.record({ ...entryOf(by, { vendor: code }, 'import'), after: { file, ...done } }, tx),
      )
      return { added, changed, same: rows.length - added - changed }
    },
  }
}

/** What is wrong with a list, where that is all that went wrong. */
export function faultsOf(error: unknown): ListFault['faults'] {
  if (error instanceof ListFault) return error.faults
  throw error
}
