import { Icon } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'
import type { Limits } from '#lib/limits'
import { groups } from './groups.ts'
import { LimitRow } from './limit-row.tsx'

/** Every limit there is, with what is in force of it. */
export function LimitGroups({ list: { limits, currency, zone } }: { list: Limits }) {
  const { tc } = useCentreWords()
  return (
    <div className="flex flex-col gap-6">
      <p className="text-text-quiet">{tc('safer.limits_lead')}</p>
      {groups.map((group) => (
        <section key={group.name} className="overflow-hidden rounded-card border border-line">
          <header className="flex items-center gap-3 bg-surface-sunken px-4 py-3">
            <Icon name={group.icon} className="size-6 text-accent" />
            <div className="min-w-0">
              <h3 className="font-semibold">{tc(`safer.group_${group.name}`)}</h3>
              <p className="text-sm text-text-quiet">{tc(`safer.about_${group.name}`)}</p>
            </div>
          </header>
          <ul className="flex flex-col">
            {group.limits.map(([name, span]) => {
              const limit = limits.find((one) => one.name === name)
              const title = tc(`safer.span_${span}`)
              const label = `${tc(`safer.group_${group.name}`)}, ${title}`
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
      <p className="text-sm text-text-quiet">{tc('safer.zone', { zone })}</p>
    </div>
  )
}
