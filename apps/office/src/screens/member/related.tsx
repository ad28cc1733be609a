import { Link } from 'wouter'
import { Section } from '#features/page'
import { Tag } from '#features/tag'
import { linkClass } from '#lib/text-classes'
import { useWords } from '#lib/words'
import { tones, type MemberDetail } from './view.ts'

/** Related accounts: same person or shared data. */
export function Related({ related }: Pick<MemberDetail, 'related'>) {
  const { t } = useWords()
  return (
    <Section title={t('member.related')}>
      <p className="text-text-quiet">
        {t(related.length === 0 ? 'member.no_related' : 'member.related_text')}
      </p>
      <ul className="flex flex-col gap-3 empty:hidden">
        {related.map(({ id, account, state, by }) => (
          <li key={id} className="flex flex-col gap-0.5">
            <span className="flex flex-wrap items-center gap-x-4">
              <Link href={`/members/${id}`} title={id} className={linkClass}>
                {account}
              </Link>
              <Tag tone={tones[state]} text={t(`member.state_${state}`)} />
            </span>
            <span className="text-sm text-text-quiet">
              {by.map((tie) => t(`member.tie_${tie}`)).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
