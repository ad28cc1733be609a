import { Facts } from '#features/facts'
import { Section } from '#features/page'
import { Tag } from '#features/tag'
import { groupAmount } from '#lib/amount'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { Dashboard } from './view.ts'

/** Result of the last ledger check. */
export function LastCheck({ check }: Pick<Dashboard, 'check'>) {
  const { t } = useWords()
  const when = useDateTime()
  if (!check) {
    return (
      <Section title={t('home.check')}>
        <p className="text-text-quiet">{t('home.check_none')}</p>
      </Section>
    )
  }
  const { at, seconds, transfers, findings } = check
  const isSound = findings.length === 0
  const result = t(isSound ? 'home.check_sound' : 'home.check_unsound')
  return (
    <Section title={t('home.check')}>
      <Facts
        facts={[
          { label: t('home.check_at'), value: when(at) },
          {
            label: t('home.check_result'),
            value: <Tag tone={isSound ? 'good' : 'bad'} text={result} />,
          },
          { label: t('home.check_rows'), value: groupAmount(String(transfers)) },
          { label: t('home.check_seconds'), value: t('home.seconds', { count: seconds }) },
          !isSound && {
            label: t('home.check_findings'),
            value: findings.join('; '),
            isLong: true,
          },
        ]}
      />
    </Section>
  )
}
