import type { ProviderKind } from '@fairhouse/protocol/payment'
import type { Kit } from '#platform/kit'
import { bank } from './bank.ts'
import { gatewayProvider } from './gateway.ts'
import { sandboxProvider } from './sandbox.ts'
import type { Provider } from './provider.ts'

export { sandboxPages } from './sandbox.ts'
export type * from './provider.ts'

/** LIST of the payment provider kinds; a brand may have several providers of each. */
export function createProviders(kit: Kit): Record<ProviderKind, Provider | undefined> {
  const gateway = gatewayProvider(kit)
  const { sandboxGateway } = kit.config
  return {
    sandbox: sandboxGateway === undefined ? undefined : sandboxProvider(gateway, sandboxGateway),
    bank,
    webhook: gateway,
  }
}
