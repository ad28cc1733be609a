import { adminWords } from '@fairhouse/i18n/office'
import { useLocation } from 'wouter'
import { SaveBar } from '#features/decision'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { BrandsField } from './brands-field.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { BasicFields, ConnectionFields, LobbyFields } from './terms-fields.tsx'
import { useProviderForm } from './use-provider-form.ts'
import { needsApproval, type Provider, type ProviderSetup } from './view.ts'

interface Props {
  /** Omitted for a new provider. */
  provider?: Provider
  brands: ProviderSetup['brands']
}

/** Settings of a provider; saving asks for approval where it must. */
export function ProviderForm({ provider, brands }: Props) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const [, go] = useLocation()
  const { form, change, send, shown, busy, problem, fault } = useProviderForm(provider)
  const fields = { form, change, fault }
  return (
    <div className="flex flex-col gap-6">
      <BasicFields {...fields} isNew={!provider} />
      <ConnectionFields {...fields} />
      <LobbyFields {...fields} />
      {!provider && (
        <BrandsField
          all={brands}
          brands={form.brands}
          onChange={(chosen) => change({ brands: chosen })}
          {...fault('brands')}
        />
      )}
      {may('providerManage') && (
        <SaveBar
          save={t(needsApproval(provider, form) ? 'providers.send' : 'providers.save')}
          {...{ busy, problem }}
          {...fault('reason')}
          onSave={send}
        />
      )}
      <KeyDialog shown={shown} onClose={() => go('/providers')} />
    </div>
  )
}
