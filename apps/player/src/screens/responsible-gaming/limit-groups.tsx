import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Icon } from '@fairhouse/ui'
import type { Limits } from '#lib/limits'
import { groups } from './groups.ts'
import { LimitRow } from './limit-row.tsx'

/** All limits with the values in force. */
export function LimitGroups({ list: { limits, currency, zone } }: { list: Limits }) {
  const { t } = useWords(centreWords)
  return (
    <div className="flex flex-col gap-6">
      <p className="text-text-quiet">{t('safer.limits_lead')}</p>
      {groups.map((group) => (
        <section key={group.name} className="overflow-hidden rounded-card border border-line">
          <header className="flex items-center gap-3 bg-surface-sunken px-4 py-3">
            <Icon name={group.icon} className="size-6 text-accent" />
            <div className="min-w-0">
              <h3 className="font-semibold">{t(`safer.group_${group.name}`)}</h3>
              <p className="text-sm text-text-quiet">{t(`safer.about_${group.name}`)}</p>
            </div>
          </header>
          <ul className="flex flex-col">
            {group.limits.map(([name, span]) => {
              const limit = limits.find((one) => one.name === name)
              const title = t(`safer.span_${span}`)
              const label = `${t(`safer.group_${group.name}`)}, ${title}`
              return (
                limit && (
                  <li key={name} className="border-t border-line px-4 py-3">
                    <LimitRow limit={limit} currency={currency} title={title} label={label} />
                  </li>
                )
              )
            })}
          </ul>
        </section>
      ))}
      <p className="text-sm text-text-quiet">{t('safer.zone', { zone })}</p>
    </div>
  )
}
