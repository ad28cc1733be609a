import { adminWords } from '@fairhouse/i18n/office'
import { Link } from 'wouter'
import { Section } from '#features/page'
import { useWords } from '#lib/words'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { MemberName } from './member-names.tsx'
import type { File } from './view.ts'

/** Members of a case, with links to their file and to that day's ledger rows. */
export function CaseMembers({ file }: { file: File }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const { members, brandId, day } = file
  const rowsOf = (memberId: string) =>
    `/reports/rows?${new URLSearchParams({ from: day, to: day, brandId, memberId }).toString()}`
  return (
    <Section title={t('risk.members')}>
      <ul className="flex flex-col gap-2">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <MemberName {...member} />
            {may('reportRead') && (
              <Link
                href={rowsOf(member.id)}
                aria-label={`${t('risk.ledger')}: ${member.account}`}
                className={linkClass}
              >
                {t('risk.ledger')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {may('safetyManage') && <p className="text-sm text-text-quiet">{t('risk.freeze_hint')}</p>}
    </Section>
  )
}
