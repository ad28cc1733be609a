import { join } from '@fairhouse/ui'
import { useState } from 'react'
import { Rows, type Column } from '#features/list'
import { linkClass } from '#lib/text-classes'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { Actor } from './actor.tsx'
import { Entry } from './entry.tsx'
import { Subject } from './subject.tsx'
import type { AuditRow } from './view.ts'
import { useActionName } from './use-action-name.ts'

const actionClass = join(linkClass, 'min-h-11 cursor-pointer text-start')

export function AuditRows({ rows }: { rows: readonly AuditRow[] }) {
  const { t } = useWords()
  const [open, setOpen] = useState<AuditRow>()
  const columns = useColumns(setOpen)
  return (
    <>
      <Rows
        caption={t('audit.title')}
        columns={columns}
        rows={rows}
        keyOf={({ seq }) => seq}
        empty={t('audit.none')}
      />
      <Entry row={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

function useColumns(onOpen: (row: AuditRow) => void): Column<AuditRow>[] {
  const { t } = useWords()
  const when = useDateTime()
  const nameOf = useActionName()
  return [
    {
      key: 'action',
      label: t('audit.action'),
      isHeading: true,
      cell: (row) => (
        <button
          type="button"
          title={row.action}
          onClick={() => onOpen(row)}
          className={actionClass}
        >
          {nameOf(row.action)}
        </button>
      ),
    },
    { key: 'at', label: t('audit.at'), cell: ({ at }) => when(at) },
    { key: 'actor', label: t('audit.actor'), cell: (row) => <Actor row={row} /> },
    {
      key: 'subject',
      label: t('audit.subject'),
      cell: (row) => <Subject row={row} />,
    },
    { key: 'seq', label: t('audit.seq'), isNumber: true, cell: ({ seq }) => seq },
  ]
}
