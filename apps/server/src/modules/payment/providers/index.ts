import type { ProviderKind } from '@fairhouse/protocol/payment'
import type { Kit } from '#platform/kit'
import { bank } from './bank.ts'
import { gatewayProvider } from './gateway.ts'
import { sandboxProvider } from './sandbox.ts'
import type { Provider } from './provider.ts'

export { sandboxPages } from './sandbox.ts'
export type * from './provider.ts'

/** LIST of the kinds of payment providers; a brand has any number of each. */
export function providersOf(kit: Kit): Record<ProviderKind, Provider | undefined> {
  const gateway = gatewayProvider(kit)
  const { sandboxGateway } = kit.config
  return {
    sandbox: sandboxGateway === undefined ? undefined : sandboxProvider(gateway, sandboxGateway),
    bank,
    webhook: gateway,
  }
}
