import { adminWords } from '@fairhouse/i18n/office'
import { Field } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { LinesField } from './lines-field.tsx'
import { LinkRows } from './link-rows.tsx'
import { networks, type PartProps } from './view.ts'
import { useFault } from './use-fault.ts'

/** Support links, social links and CDN domains. */
export function LinksPart({ document, faults, set }: PartProps) {
  const { t } = useWords(adminWords)
  const fault = useFault(faults)
  return (
    <div className="flex flex-col gap-8">
      <LinkRows
        title={t('brands.part_serviceLinks')}
        rows={document.serviceLinks}
        fresh={{ type: '', url: '' }}
        names={['type', 'url']}
        onChange={(serviceLinks) => set({ serviceLinks })}
        {...fault('serviceLinks')}
      />
      <HelpLines {...{ document, faults, set }} />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        {networks.map((network) => (
          <Field
            key={network}
            label={network}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            value={document.social.find((one) => one.network === network)?.url ?? ''}
            onChange={(typed) => {
              const others = document.social.filter((one) => one.network !== network)
              const url = typed.trim()
              set({ social: url === '' ? others : [...others, { network, url }] })
            }}
          />
        ))}
      </div>
      <LinkRows
        title={t('brands.part_resources')}
        rows={document.resources.map((one) => ({ ...one, qrCodeUrl: one.qrCodeUrl ?? '' }))}
        fresh={{ resourceType: '', labelNameEn: '', url: '', qrCodeUrl: '' }}
        names={['resourceType', 'labelNameEn', 'url', 'qrCodeUrl']}
        onChange={(rows) =>
          set({ resources: rows.map((one) => ({ ...one, qrCodeUrl: one.qrCodeUrl || null })) })
        }
        {...fault('resources')}
      />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <LinesField
          label={t('brands.part_imageCDNs')}
          values={document.imageCDNs}
          onChange={(imageCDNs) => set({ imageCDNs })}
        />
        <LinesField
          label={t('brands.part_launchGameCDNs')}
          values={document.launchGameCDNs}
          onChange={(launchGameCDNs) => set({ launchGameCDNs })}
        />
        <Field
          label={t('brands.part_gtagId')}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
          value={document.gtagId ?? ''}
          onChange={(typed) => set({ gtagId: typed.trim() === '' ? null : typed.trim() })}
        />
      </div>
    </div>
  )
}

/** Who helps players of this brand; players see them first. */
function HelpLines({ document, faults, set }: PartProps) {
  const { t } = useWords(adminWords)
  const fault = useFault(faults)
  return (
    <LinkRows
      title={t('brands.part_helpLines')}
      hint={t('brands.help_lines_hint')}
      rows={document.helpLines.map((one) => ({ ...one, phone: one.phone ?? '' }))}
      fresh={{ name: '', url: '', phone: '' }}
      names={['name', 'url', 'phone']}
      onChange={(rows) =>
        set({ helpLines: rows.map((one) => ({ ...one, phone: one.phone.trim() || null })) })
      }
      {...fault('helpLines')}
    />
  )
}
