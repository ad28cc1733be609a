import { Section } from '#features/page'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { ResponsibleGamingFile } from './view.ts'

export function Exclusions({ exclusions }: Pick<ResponsibleGamingFile, 'exclusions'>) {
  const { t } = useWords()
  const when = useDateTime()
  return (
    <Section title={t('member.exclusions')}>
      {exclusions.length === 0 && <p className="text-text-quiet">{t('member.no_exclusions')}</p>}
      <ul className="flex flex-col gap-3">
        {exclusions.map(({ kind, since, until }) => (
          <li key={`${kind} ${since}`} className="flex flex-col">
            <span className="font-medium">{t(`member.exclusion_${kind}`)}</span>
            <span className="text-sm text-text-quiet">
              {until === null
                ? t('member.for_good', { since: when(since) })
                : t('member.from_to', { since: when(since), until: when(until) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
