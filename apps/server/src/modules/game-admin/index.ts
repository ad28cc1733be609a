import type { Kit } from '#platform/kit'
import { createGameChanges, type Deps } from './game-changes.ts'
import { gameAdminHttp } from './http.ts'
import { createMeasuredReturns } from './measured-returns.ts'
import { createCatalogueView } from './catalogue-view.ts'
import { providersHttp } from './providers/http.ts'
import { createProviderAdmin } from './providers/provider-admin.ts'
import { createProviderApprovals } from './providers/provider-approvals.ts'
import { createProviderWriter } from './providers/provider-writer.ts'

export type GameAdminModule = ReturnType<typeof createGameAdmin>

/** Providers and games in the office. */
export function createGameAdmin(kit: Kit, below: Omit<Deps, 'kit'>) {
  const deps = { kit, ...below }
  const changes = createGameChanges(deps)
  const writer = createProviderWriter(deps)
  const approvals = createProviderApprovals(deps, writer)
  const providers = createProviderAdmin(deps, writer, approvals)
  return {
    http: {
      ...gameAdminHttp({
        view: createCatalogueView(deps),
        changes,
        measuredReturns: createMeasuredReturns(deps),
      }),
      ...providersHttp(providers, approvals),
    },
    providerWorks: approvals.works,
    addProvider: providers.addByCommand,
    turn: changes.setEnabled,
    importList: changes.importList,
  }
}
