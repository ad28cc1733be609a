import type { ActionOf, VerbOf } from '@fairhouse/protocol/audit'
import type { AuditEntry, AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import { ListFault, readGameList, type GameTarget, type LobbyModule } from '#modules/lobby'
import type { ReportModule } from '#modules/report'
import type { StaffModule } from '#modules/staff'
import type { Switch, GameProviderModule } from '#modules/game-provider'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'

export interface Deps {
  kit: Kit
  audit: AuditModule
  brands: BrandModule
  lobby: LobbyModule
  report: ReportModule
  gameProvider: GameProviderModule
  staff: StaffModule
}

/** Actor: a staff member, or undefined for an operator's command. */
export type By = StaffActor | undefined

type CatalogueAction = VerbOf<ActionOf<'catalogue'>>

/** Audit entry for a provider, or for a game as `VENDOR/game`. */
function auditEntry(by: By, what: Switch, deed: CatalogueAction): AuditEntry {
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

export type GameChanges = ReturnType<typeof createGameChanges>

/** Changes to providers and games; each is audited in the same transaction. */
export function createGameChanges({ kit, audit, brands, lobby, gameProvider }: Deps) {
  async function inCommit<T>(brandId: string | undefined, work: (tx: Executor) => Promise<T>) {
    const isThere = brandId === undefined || (await brands.find(brandId))
    if (!isThere) throw new Refusal('not_found')
    return kit.database.db.transaction().execute(work)
  }

  return {
    /** Enables or disables; unchanged states are not written. */
    async setEnabled(target: Switch, isOn: boolean, reason?: string, by?: By): Promise<void> {
      await inCommit(target.brandId, async (tx) => {
        const before = await gameProvider.setSwitch(target, isOn, tx)
        if (before === undefined) throw new Refusal('not_found')
        if (before === isOn) return
        const change = { before: { isOn: before }, after: { isOn }, reason: reason ?? null }
        await audit.record({ ...auditEntry(by, target, 'switch'), ...change }, tx)
      })
      await gameProvider.reload()
    },
    async markHot(target: GameTarget, isHot: boolean, by: StaffActor): Promise<void> {
      await inCommit(target.brandId, async (tx) => {
        const before = await lobby.choices.setHot(target, isHot, tx)
        if (before === undefined) throw new Refusal('not_found')
        const change = { before: { isHot: before }, after: { isHot } }
        await audit.record({ ...auditEntry(by, target, 'hot'), ...change }, tx)
      })
      await lobby.reload()
    },
    async move(target: GameTarget, place: number, by: StaffActor): Promise<void> {
      await inCommit(target.brandId, async (tx) => {
        const moved = await lobby.choices.move(target, place, tx)
        if (!moved) throw new Refusal('not_found')
        const change = { before: { place: moved.before }, after: { place: moved.after } }
        await audit.record({ ...auditEntry(by, target, 'order'), ...change }, tx)
      })
      await lobby.reload()
    },
    /** Imports a provider's game list, all of it or nothing (`ListFault`). */
    async importList(code: string, file: string, content: string, by?: By) {
      const rows = readGameList(file, content)
      const { added, changed } = await lobby.importGames(code, rows, (done, tx) =>
        audit.record(
          { ...auditEntry(by, { vendor: code }, 'import'), after: { file, ...done } },
          tx,
        ),
      )
      return { added, changed, same: rows.length - added - changed }
    },
    /** What an import would do; everything is rolled back. */
    async previewList(code: string, file: string, content: string) {
      const rows = readGameList(file, content)
      const { added, changed } = await lobby
        .importGames(code, rows, (done) => Promise.reject(new RolledBack(done)))
        .catch((error: unknown) => {
          if (error instanceof RolledBack) return error.done
          throw error
        })
      return { added, changed, same: rows.length - added - changed }
    },
  }
}

/** Ends the transaction of a preview. */
class RolledBack extends Error {
  override name = 'RolledBack'
  readonly done: { added: number; changed: number }
  constructor(done: { added: number; changed: number }) {
    super('a preview changes nothing')
    this.done = done
  }
}

/** Faults of a list; other errors are rethrown. */
export function faultsOf(error: unknown): ListFault['faults'] {
  if (error instanceof ListFault) return error.faults
  throw error
}
