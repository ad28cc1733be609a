import { Dialog } from '@fairhouse/ui'
import { Facts } from '#features/facts'
import { BrandName } from '#features/people'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { Actor } from './actor.tsx'
import { changesOf, shownValue } from './changes.ts'
import { Subject } from './subject.tsx'
import type { AuditRow } from './view.ts'
import { useActionName } from './use-action-name.ts'

interface Props {
  row: AuditRow | undefined
  onClose: () => void
}

/** One audit entry with its values before and after. */
export function Entry({ row, onClose }: Props) {
  const { t } = useWords()
  const nameOf = useActionName()
  return (
    <Dialog
      open={row !== undefined}
      title={row ? nameOf(row.action) : ''}
      closeLabel={t('common.close')}
      onClose={onClose}
      delayMs={0}
      width={560}
    >
      {row && (
        <div className="flex flex-col gap-6">
          <EntryFacts row={row} />
          <Changes row={row} />
        </div>
      )}
    </Dialog>
  )
}

function EntryFacts({ row }: { row: AuditRow }) {
  const { t } = useWords()
  const when = useDateTime()
  const { subjectId, address, reason, brandId } = row
  return (
    <Facts
      facts={[
        { label: t('audit.at'), value: when(row.at) },
        { label: t('audit.seq'), value: row.seq },
        { label: t('audit.code'), value: <span className="font-mono">{row.action}</span> },
        { label: t('audit.actor'), value: <Actor row={row} /> },
        { label: t('audit.subject'), value: <Subject row={row} /> },
        subjectId !== null && { label: t('audit.subject_id'), value: subjectId },
        address !== null && { label: t('own.address'), value: address },
        brandId !== null && { label: t('common.brand'), value: <BrandName id={brandId} /> },
        reason !== null && { label: t('common.why'), value: reason, isLong: true },
      ]}
    />
  )
}

function Changes({ row }: { row: AuditRow }) {
  const { t } = useWords()
  const changes = changesOf(row.before, row.after)
  if (changes.length === 0) return <p className="text-text-quiet">{t('audit.no_change')}</p>
  return (
    <section
      aria-label={t('audit.changes')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no keys scroll
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-sm">
        <thead className="text-text-quiet">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {t('audit.fact')}
            </th>
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {t('audit.before')}
            </th>
            <th scope="col" className="py-2 text-start font-medium">
              {t('audit.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, before, after }) => (
            <tr key={name} className="border-b border-line align-top last:border-0">
              <th scope="row" className="py-2 pe-4 text-start font-mono font-medium">
                {name}
              </th>
              <td className="py-2 pe-4 font-mono wrap-anywhere">{shownValue(before)}</td>
              <td className="py-2 font-mono wrap-anywhere">{shownValue(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
