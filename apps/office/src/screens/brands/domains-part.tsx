import { adminWords } from '@fairhouse/i18n/office'
import { Button, Field, IconButton } from '@fairhouse/ui'
import { Toggle } from '#features/toggle'
import { useWords } from '#lib/words'
import type { Document, PartProps } from './view.ts'
import { useFault } from './use-fault.ts'

type Domain = Document['domains'][number]

/** Domains of the site, including agents' domains. */
export function DomainsPart({ document, faults, set }: PartProps) {
  const { t } = useWords(adminWords)
  const { error } = useFault(faults)('domains')
  const { domains } = document
  const change = (place: number, to: Partial<Domain>) =>
    set({ domains: domains.map((one, at) => (at === place ? { ...one, ...to } : one)) })
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-text-quiet">{t('brands.domains_text')}</p>
      {error !== undefined && <p className="text-sm text-bad">{error}</p>}
      <ul className="flex flex-col gap-5">
        {domains.map(({ host, agents }, place) => (
          <li key={place} className="flex flex-wrap items-end gap-x-5 gap-y-2">
            <div className="min-w-0 grow basis-64">
              <Field
                label={t('brands.host')}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={253}
                value={host}
                onChange={(typed) => change(place, { host: typed.trim().toLowerCase() })}
              />
            </div>
            <Toggle
              label={t('brands.agents_only')}
              isOn={agents}
              onChange={(isOn) => change(place, { agents: isOn })}
            />
            <IconButton
              icon="close"
              variant="plain"
              label={t('brands.remove', { name: host })}
              onClick={() => set({ domains: domains.filter((_, at) => at !== place) })}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="small"
          variant="quiet"
          icon="plus"
          onClick={() => set({ domains: [...domains, { host: '', agents: false }] })}
        >
          {t('brands.add')}
        </Button>
      </div>
    </div>
  )
}
