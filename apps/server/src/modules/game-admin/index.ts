import type { Kit } from '#platform/kit'
import { createGameChanges, type Deps } from './game-changes.ts'
import { gameAdminHttp } from './http.ts'
import { createMeasuredReturns } from './measured-returns.ts'
import { createCatalogueView } from './catalogue-view.ts'
import { createAddProvider } from './providers/add-provider.ts'
import { providersHttp } from './providers/http.ts'
import { createProviderAdmin } from './providers/provider-admin.ts'
import { createProviderRequests } from './providers/provider-requests.ts'
import { createProviderView } from './providers/provider-view.ts'
import { createProviderWorks } from './providers/provider-works.ts'
import { createProviderWriter } from './providers/provider-writer.ts'

export type GameAdminModule = ReturnType<typeof createGameAdmin>

/** Providers and games in the office. */
export function createGameAdmin(kit: Kit, below: Omit<Deps, 'kit'>) {
  const deps = { kit, ...below }
  const changes = createGameChanges(deps)
  const writer = createProviderWriter(deps)
  const requests = createProviderRequests(deps, writer)
  const providers = createProviderAdmin(deps, writer, requests)
  return {
    http: {
      ...gameAdminHttp({
        view: createCatalogueView(deps),
        changes,
        measuredReturns: createMeasuredReturns(deps),
      }),
      ...providersHttp(providers, requests, createProviderView(deps)),
    },
    providerWorks: createProviderWorks(deps, writer),
    addProvider: createAddProvider(deps, writer),
    turn: changes.setEnabled,
    importList: changes.importList,
  }
}
