import { Button, Dialog, QrCode } from '@fairhouse/ui'
import { Facts } from '#features/facts'
import { useWords } from '#lib/words'
import type { Enrolment } from './told.ts'

interface Props {
  enrolment: Enrolment | undefined
  onClose: () => void
}

/** Told once and kept nowhere: only its own button closes it. */
export function Enrolled({ enrolment, onClose }: Props) {
  const { t } = useWords()
  return (
    <Dialog
      open={enrolment !== undefined}
      title={t('staff.enrol_title', { name: enrolment?.name ?? '' })}
      onClose={onClose}
      delayMs={0}
      width={480}
      actions={
        <Button size="small" onClick={onClose}>
          {t('staff.enrol_done')}
        </Button>
      }
    >
      {enrolment && (
        <div className="flex flex-col gap-5">
          <p className="text-text-quiet">{t('staff.enrol_text')}</p>
          <QrCode text={enrolment.link} label={t('staff.enrol_code')} />
          <Facts
            facts={[
              {
                label: t('staff.secret'),
                value: <span className="font-mono">{enrolment.secret}</span>,
                isLong: true,
              },
              enrolment.password !== undefined && {
                label: t('staff.first_password'),
                value: <span className="font-mono">{enrolment.password}</span>,
                isLong: true,
              },
            ]}
          />
        </div>
      )}
    </Dialog>
  )
}
