import { Link } from 'wouter'
import { Section } from '#features/page'
import { Tag } from '#features/tag'
import { linkClass } from '#lib/text-classes'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { ResponsibleGamingFile } from './view.ts'

export function MemberFlags({ flags }: Pick<ResponsibleGamingFile, 'flags'>) {
  const { t } = useWords()
  const when = useDateTime()
  return (
    <Section title={t('flags.title')}>
      {flags.length === 0 && <p className="text-text-quiet">{t('member.no_flags')}</p>}
      <ul className="flex flex-col gap-3">
        {flags.map(({ id, pattern, raisedAt, closed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Link href={`/flags/${id}`} className={linkClass}>
              {t(`flags.pattern_${pattern}`)}
            </Link>
            <Tag
              tone={closed ? 'good' : 'warn'}
              text={t(`flags.state_${closed ? 'closed' : 'open'}`)}
            />
            <span className="text-sm text-text-quiet">{when(raisedAt)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
